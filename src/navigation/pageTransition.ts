import { routePath } from "./PageLink";
import { prefersReducedMotion } from "./scrollTo";

/** Time after which a page is shown even if it was not rendered, in ms. */
const RENDER_TIMEOUT_MS = 500;

let shownPath: string | undefined;
let showPage: () => void = () => undefined;

/**
 * Starts a cross-fade from the page on the screen to the one that the router
 * renders next. Without the View Transitions API, under reduced motion, and
 * within a page it does nothing.
 *
 * @param pathname of the page to come
 */
export function startPageTransition(pathname: string): void {
  if (
    !("startViewTransition" in document) ||
    prefersReducedMotion() ||
    routePath(pathname) === shownPath
  )
    return;
  // The browser freezes the screen until this resolves.
  const rendered = new Promise<void>((resolve) => {
    showPage = resolve;
    setTimeout(resolve, RENDER_TIMEOUT_MS);
  });
  const { ready } = document.startViewTransition(() => rendered);
  ready.catch(() => {
    // The next transition has begun, or the page is hidden.
  });
}

/** Ends the wait for the page, which is rendered, scrolled and focused. */
export function finishPageTransition(pathname: string): void {
  shownPath = routePath(pathname);
  showPage();
}
