import { Icon } from "../components/Icon/Icon";
import { OutboundLink } from "../components/OutboundLink/OutboundLink";
import * as styles from "./Accounts.module.css";

interface AccountsProps {
  accounts: Queries.SharedContentQuery["siteContent"]["connect"]["accounts"];
}

/** Renders links to accounts: a row of icons on phones, otherwise a list. */
export function Accounts({ accounts }: AccountsProps) {
  return (
    <ul className={styles.accounts}>
      {accounts.map(({ label, icon, href }, index) => (
        <li key={index}>
          <OutboundLink
            href={href}
            className={styles.account}
            aria-label={label}
          >
            <Icon name={icon} className={styles.icon} />
            <span className={styles.label} dir="auto">
              {label}
            </span>
          </OutboundLink>
        </li>
      ))}
    </ul>
  );
}
