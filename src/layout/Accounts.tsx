import { Icon } from "../components/Icon/Icon";
import { OutboundLink } from "../components/OutboundLink/OutboundLink";
import * as styles from "./Accounts.module.css";

interface AccountsProps {
  accounts: Queries.SharedContentFragment["siteContent"]["connect"]["accounts"];
}

/** Renders links to accounts: a row of icons on phones, otherwise a list. */
export function Accounts({ accounts }: AccountsProps) {
  return (
    <ul className={styles.accounts}>
      {accounts.map(({ label, icon, href }) => (
        <li key={label}>
          <OutboundLink href={href} className={styles.account}>
            <Icon name={icon} className={styles.icon} />
            <span className="visually-hidden-on-phones" dir="auto">
              {label}
            </span>
          </OutboundLink>
        </li>
      ))}
    </ul>
  );
}
