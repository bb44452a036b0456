import { clsx } from "clsx";
import { Link } from "gatsby";
import { forwardRef } from "react";

import { CONTACT_ANCHOR } from "../content/anchors";
import { Accounts } from "./Accounts";
import * as styles from "./Footer.module.css";
import { Logo } from "./Logo";

type Site = Queries.SharedContentQuery["siteContent"];

interface AccountGroupProps {
  group: Site["connect"];
  className: string | undefined;
}

function AccountGroup({ group, className }: AccountGroupProps) {
  if (group.accounts.length === 0) return null;
  return (
    <div className={className}>
      <h2 className={styles.groupHeading}>{group.heading}</h2>
      <Accounts accounts={group.accounts} />
    </div>
  );
}

interface FooterProps {
  site: Site;
  /** Accessible name of the logo's link. */
  homeLink: string;
  /** Absolute URL of the page, for paper. */
  pageUrl: string;
}

/** Renders the footer, with the community's accounts. */
export const Footer = forwardRef<HTMLElement, FooterProps>(function Footer(
  { site, homeLink, pageUrl },
  ref,
) {
  const logo = (
    <Link to="/" aria-label={homeLink} className={styles.logo}>
      <Logo alt="" />
    </Link>
  );
  return (
    <footer
      ref={ref}
      id={CONTACT_ANCHOR}
      className={styles.footer}
      data-page-url={pageUrl}
    >
      <div className={clsx("page-width", styles.columns)}>
        {/* The logo twice, because the order of Tab is that of the markup. */}
        <div className={styles.logoOnPhones}>{logo}</div>
        <AccountGroup group={site.connect} className={styles.connect} />
        <div className={styles.brand}>
          {logo}
          <p className={styles.tagline}>{site.tagline}</p>
        </div>
        <AccountGroup group={site.follow} className={styles.follow} />
        <ul className={styles.legal}>
          {site.legalLinks.map((link) => (
            <li key={link.path}>
              <Link to={link.path} className={styles.legalLink}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
        <p className={styles.copyright}>{site.copyright}</p>
      </div>
    </footer>
  );
});
