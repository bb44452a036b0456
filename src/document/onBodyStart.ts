/**
 * Calls a function as soon as the parser has created `<body>`: the browser may
 * paint it before it runs the body's first script.
 */
export function onBodyStart(run: () => void): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector("body")) return;
    observer.disconnect();
    run();
  }).observe(document.documentElement, { childList: true });
}
