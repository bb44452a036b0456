import { Link } from "gatsby";
import { forwardRef } from "react";

import { Icon } from "../components/Icon/Icon";
import { OutboundLink } from "../components/OutboundLink/OutboundLink";
import * as styles from "./Footer.module.css";
import { Logo } from "./Logo";

type Site = Queries.SharedContentFragment["siteContent"];

interface AccountsProps {
  group: Site["connect"];
  className: string | undefined;
}

function Accounts({ group, className }: AccountsProps) {
  return (
    <div className={className}>
      <h2 className={styles.groupHeading}>{group.heading}</h2>
      <ul className={styles.accounts}>
        {group.accounts.map(({ label, icon, href }) => (
          <li key={label}>
            <OutboundLink href={href} className={styles.account}>
              <Icon name={icon} className={styles.icon} />
              <span className={styles.label} dir="auto">
                {label}
              </span>
            </OutboundLink>
          </li>
        ))}
      </ul>
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
  return (
    <footer
      ref={ref}
      id="contact"
      className={styles.footer}
      tabIndex={-1}
      data-page-url={pageUrl}
    >
      <div className={styles.columns}>
        <Accounts group={site.connect} className={styles.connect} />
        <div className={styles.brand}>
          <Link to="/" aria-label={homeLink} className={styles.logo}>
            <Logo alt="" />
          </Link>
          <p className={styles.tagline}>{site.tagline}</p>
        </div>
        <Accounts group={site.follow} className={styles.follow} />
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
