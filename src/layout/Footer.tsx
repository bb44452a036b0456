import { clsx } from "clsx";
import { forwardRef } from "react";

import { SiteLink } from "../components/SiteLink/SiteLink";
import { CONTACT_ANCHOR } from "../content/pages";
import { useSharedContent } from "../site/useSharedContent";
import { Accounts } from "../site/Accounts";
import * as styles from "./Footer.module.css";
import { homeLabel, Logo } from "../site/Logo";

/** Renders the footer, with the community's accounts. */
export const Footer = forwardRef<HTMLElement>(function Footer(_, ref) {
  const { siteContent: site } = useSharedContent();
  return (
    <footer ref={ref} id={CONTACT_ANCHOR} className={styles.footer}>
      <div className={clsx("page-width", styles.columns)}>
        <div className={styles.brand}>
          <SiteLink
            href="/"
            aria-label={homeLabel(site.name)}
            // On Home, the bar's link already has `aria-current`.
            aria-current={undefined}
            className={styles.logo}
          >
            <Logo alt="" />
          </SiteLink>
          <p className={styles.tagline}>{site.tagline}</p>
        </div>
        {[
          { ...site.connect, className: styles.connect },
          { ...site.follow, className: styles.follow },
        ].map(
          ({ heading, accounts, className }) =>
            accounts.length > 0 && (
              <div key={className} className={className}>
                <h2 className={styles.groupHeading}>{heading}</h2>
                <Accounts accounts={accounts} />
              </div>
            ),
        )}
        <ul className={styles.legal}>
          {site.legalLinks.map((link) => (
            <li key={link.path}>
              <SiteLink href={link.path} className={styles.legalLink}>
                {link.label}
              </SiteLink>
            </li>
          ))}
        </ul>
        <p className={styles.copyright}>{site.copyright}</p>
      </div>
    </footer>
  );
});
