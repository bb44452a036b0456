import { clsx } from "clsx";
import { cloneElement, type MouseEvent, type ReactElement } from "react";

import { useInView } from "../components/useInView";
import { useSharedContent } from "../site/useSharedContent";
import { LoadingScreen } from "../loading/LoadingScreen";
import { scrollAndFocus } from "../routing/scrollAndFocus";
import { NavigationBar } from "../navigation/NavigationBar";
import { Footer } from "./Footer";
import * as styles from "./Layout.module.css";
import { Logo } from "../site/Logo";

interface LayoutProps {
  path: string;
  /** The page. */
  children: ReactElement<{ footerVisible?: boolean }>;
}

/**
 * Renders the navigation bar above a page and the footer below it. The page gets
 * the prop `footerVisible`, which is true while a tenth of the footer is in view.
 */
export function Layout({ path, children }: LayoutProps) {
  const { name } = useSharedContent().siteContent;
  const [footer, footerVisible = false] = useInView<HTMLElement>(0.1);

  return (
    <>
      <LoadingScreen siteName={name} logo={<Logo alt="" />} />
      <a
        href="#main"
        className={clsx("visually-hidden", styles.skipLink)}
        onClick={skipNavigation}
      >
        Skip to content
      </a>
      <NavigationBar footerVisible={footerVisible} path={path} />
      <main id="main">{cloneElement(children, { footerVisible })}</main>
      <Footer ref={footer} />
    </>
  );
}

/**
 * Scrolls to the content and focuses it without changing the URL. After a URL change, the
 * router would do both a second time, when the visitor might already be elsewhere.
 */
function skipNavigation(event: MouseEvent) {
  event.preventDefault();
  scrollAndFocus(document.getElementById("main"), "instant");
}
