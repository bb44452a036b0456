import { Icon } from "../components/Icon/Icon";
import { SiteLink } from "../components/SiteLink/SiteLink";
import * as styles from "./Accounts.module.css";

interface AccountsProps {
  accounts: Queries.SharedContentQuery["siteContent"]["connect"]["accounts"];
}

/** Renders links to accounts, as icons in a row on phones and as a list on wider screens. */
export function Accounts({ accounts }: AccountsProps) {
  return (
    <ul className={styles.accounts}>
      {accounts.map(({ label, icon, href }, index) => (
        <li key={index}>
          <SiteLink href={href} className={styles.account} aria-label={label}>
            <Icon name={icon} className={styles.icon} />
            <span className={styles.label} dir="auto">
              {label}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
