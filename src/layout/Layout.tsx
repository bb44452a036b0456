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
 * the property `footerVisible`: whether a tenth of the footer is in view.
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
 * Goes to the content without a change of the address, after which the router
 * would scroll there once more, when the focus may have moved on.
 */
function skipNavigation(event: MouseEvent) {
  event.preventDefault();
  scrollAndFocus(document.getElementById("main"), "instant");
}
