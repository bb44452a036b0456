import { type ReactNode, useRef } from "react";

import { LoadingScreen } from "../loading/LoadingScreen";
import { NavigationBar } from "../navigation/NavigationBar";
import { SkipLink } from "../navigation/SkipLink";
import { ThemeToggle } from "../theme/ThemeToggle";
import { Footer } from "./Footer";
import { FooterVisibility } from "./FooterVisibility";
import * as styles from "./Layout.module.css";
import { Logo } from "./Logo";
import { useFooterVisible } from "./useFooterVisible";

interface LayoutProps {
  content: Queries.SharedContentFragment;
  /** Path of the current page, as links write it. */
  path: string;
  children: ReactNode;
}

/** Renders the navigation bar above a page and the footer below it. */
export function Layout({ content, path, children }: LayoutProps) {
  const { siteContent, interfaceContent, navigationContent } = content;
  const footer = useRef<HTMLElement>(null);
  const footerVisible = useFooterVisible(footer);
  return (
    <FooterVisibility.Provider value={footerVisible}>
      <LoadingScreen label={interfaceContent.loading} />
      <SkipLink>{navigationContent.skipLink}</SkipLink>
      <NavigationBar
        content={navigationContent}
        logo={<Logo alt={siteContent.name} />}
        themeToggle={
          <ThemeToggle
            switchToLight={interfaceContent.switchToLight}
            switchToDark={interfaceContent.switchToDark}
          />
        }
        footerVisible={footerVisible}
        path={path}
      />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer
        ref={footer}
        site={siteContent}
        homeLink={navigationContent.homeLink}
      />
    </FooterVisibility.Provider>
  );
}
