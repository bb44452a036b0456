import { Component, type ReactNode } from "react";

/** What the state of a history entry says once its page has failed. */
const MARK = "hasFailed";

const isMarked = () =>
  (history.state as Record<string, unknown> | null)?.[MARK] === true;

/** Read before Gatsby's router may replace the state. */
const hasFailedBefore = isMarked();

/** Marks the history entry, and returns whether it is marked: browsers may refuse. */
function markEntry(): boolean {
  try {
    history.replaceState({ ...(history.state as object), [MARK]: true }, "");
  } catch {
    // Safari allows 100 changes in 30 s.
  }
  return isMarked();
}

interface ErrorBoundaryProps {
  onError: () => void;
  children?: ReactNode;
}

/** Renders nothing after an error, of which React has removed the children. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override state = { hasFailed: false };

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/**
 * Keeps the page's HTML before React takes it, and returns what to do after an error
 * of React. The address is loaded as a document, once for each entry of the history.
 * Where that fails, too, the page shows as without scripts, from what was kept. The
 * document that is loaded always has its own address, so there is no loop.
 *
 * @param root the element that React renders into
 */
export function keepPage(root: Element): () => void {
  const { outerHTML } = root;
  const { pathname } = location;
  const { lang } = document.documentElement;
  return () => {
    const isOwn = location.pathname === pathname;
    if (isOwn) {
      // In the place of the root: React may not have done with that.
      root.outerHTML = outerHTML;
      document.querySelector("with-scripts")?.remove();
      history.scrollRestoration = "auto";
      // After react-helmet, which has removed it when its page went.
      requestAnimationFrame(() => {
        document.documentElement.lang = lang;
      });
    }
    const isNowMarked = markEntry();
    if (!isOwn || (isNowMarked && !hasFailedBefore)) location.reload();
  };
}
