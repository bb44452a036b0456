/**
 * CSS is written for the page without scripts. What scripts hide, move, open or lock
 * is in rules that begin with `with-scripts ~ body`: they need this element between
 * `<head>` and `<body>`. Only a script can put it there. In a file, a parser moves it
 * into the body, so a saved page shows whole, whatever was open or scrolled:
 * https://html.spec.whatwg.org/multipage/parsing.html#the-after-head-insertion-mode
 */
const WITH_SCRIPTS = "with-scripts";

/** The id of the template that holds the page's scripts until they start. */
export const SCRIPTS_ID = "scripts";

/** The event of the window when React has hydrated the page. */
export const HYDRATED_EVENT = "hydrated";

declare global {
  interface Window {
    /** The button of the last click, to press it again after hydration. */
    lastPressed?: HTMLButtonElement | null;
    /** Whether the page has been scrolled, from the inline script on. */
    hasScrolled?: boolean;
  }
}

/** Time after which the scripts start in any case, in ms. */
const MAX_DELAY_MS = 1500;

/** Time after which the page is shown as without scripts, in ms. */
export const SCRIPTS_TIMEOUT_MS = 6000;

/**
 * Calls a function as soon as the parser has created an element: the browser may
 * paint it before it runs the next script.
 */
export function onParsed(selector: string, run: () => void): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    run();
  }).observe(document, { childList: true, subtree: true });
}

/** Moves the scripts into the page, once: that empties the template. */
function start() {
  const template = document.getElementById(SCRIPTS_ID);
  if (document.readyState === "loading") {
    // It comes last, and in parts.
    document.addEventListener("DOMContentLoaded", start);
  } else if (template instanceof HTMLTemplateElement) {
    document.body.append(template.content);
  }
}

/**
 * Starts the page's scripts after its first paint, so that fonts and pictures
 * get the bandwidth, or as soon as the visitor acts. A background tab does not
 * paint, hence the timeout. While developing there is nothing to start.
 */
export function startScripts() {
  window.addEventListener("load", () => {
    const paint = new PerformanceObserver(start);
    paint.observe({ type: "paint", buffered: true });
  });
  for (const type of ["pointerdown", "keydown"]) {
    window.addEventListener(type, start, { once: true });
  }
  setTimeout(start, MAX_DELAY_MS);
}

/**
 * Shows the page as one with scripts. Until React has hydrated it, this ends if
 * the page's scripts fail or time out. Keeps the button of the last click, to
 * press it again after hydration, and whether the page has been scrolled, to leave
 * it there.
 */
export function awaitScripts() {
  const mark = document.createElement(WITH_SCRIPTS);
  const show = () => document.head.after(mark);
  let isHydrated = false;
  show();

  function giveUp() {
    if (!isHydrated) mark.remove();
  }
  setTimeout(giveUp, SCRIPTS_TIMEOUT_MS);
  // The error event of a script does not bubble.
  window.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement) giveUp();
    },
    true,
  );
  document.addEventListener("click", ({ target }) => {
    window.lastPressed =
      target instanceof Element ? target.closest("button") : null;
  });
  const noteScroll = () => (window.hasScrolled = true);
  window.addEventListener("scroll", noteScroll, { once: true });
  window.addEventListener(HYDRATED_EVENT, () => {
    isHydrated = true;
    if (!mark.isConnected) show();
  });
}
