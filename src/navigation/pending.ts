const main = () => document.querySelector("main");

/** How often the visitor has asked for something. */
let requests = 0;

/**
 * Marks the page as busy, because what the visitor has asked for is on its way. CSS
 * shows it where that takes long.
 *
 * @returns a function that tells whether the visitor has asked for nothing since
 */
export function startPending(): () => boolean {
  main()?.setAttribute("aria-busy", "true");
  requests += 1;
  const request = requests;
  return () => request === requests;
}

/** Ends this, because what was asked for has come or is no longer waited for. */
export function endPending(): void {
  main()?.removeAttribute("aria-busy");
}
