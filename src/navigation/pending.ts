const main = () => document.querySelector("main");

/** How often the visitor has asked for something. */
let requests = 0;

/**
 * Marks the page as busy, because what the visitor has asked for is on its way. CSS
 * shows it where that takes long.
 *
 * @returns the number of this request
 */
export function startPending(): number {
  main()?.setAttribute("aria-busy", "true");
  requests += 1;
  return requests;
}

/** Returns whether the visitor has asked for nothing since a request. */
export const isLatest = (request: number): boolean => request === requests;

/** Ends this, because what was asked for has come or is no longer waited for. */
export function endPending(): void {
  main()?.removeAttribute("aria-busy");
}
