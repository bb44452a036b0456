import { cloneElement, type ReactElement } from "react";

import { useInView } from "../components/useInView";
import { absoluteUrl } from "../document/absoluteUrl";
import { LoadingScreen } from "../loading/LoadingScreen";
import { NavigationBar } from "../navigation/NavigationBar";
import { SkipLink } from "../navigation/SkipLink";
import { ThemeToggle } from "../theme/ThemeToggle";
import { Accounts } from "./Accounts";
import { Footer } from "./Footer";
import { Logo } from "./Logo";

interface LayoutProps {
  content: Queries.SharedContentFragment;
  path: string;
  /** The page. */
  children: ReactElement<{ footerVisible?: boolean }>;
}

/**
 * Renders the navigation bar above a page and the footer below it. The page gets
 * the property `footerVisible`: whether a tenth of the footer is in view.
 */
export function Layout({ content, path, children }: LayoutProps) {
  const { siteContent, interfaceContent, navigationContent } = content;
  const [footer, footerVisible = false] = useInView<HTMLElement>(0.1);

  return (
    <>
      <LoadingScreen label={interfaceContent.loading} logo={<Logo alt="" />} />
      <SkipLink>{navigationContent.skipLink}</SkipLink>
      <NavigationBar
        content={navigationContent}
        logo={<Logo alt={siteContent.name} />}
        accounts={
          <Accounts
            accounts={[
              ...siteContent.connect.accounts,
              ...siteContent.follow.accounts,
            ]}
          />
        }
        themeToggle={
          <ThemeToggle
            switchToLight={interfaceContent.switchToLight}
            switchToDark={interfaceContent.switchToDark}
          />
        }
        footerVisible={footerVisible}
        path={path}
      />
      <main id="main" tabIndex={-1}>
        {cloneElement(children, { footerVisible })}
      </main>
      <Footer
        ref={footer}
        site={siteContent}
        homeLink={navigationContent.homeLink}
        pageUrl={absoluteUrl(siteContent, path)}
      />
    </>
  );
}
