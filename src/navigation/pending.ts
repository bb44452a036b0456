const main = () => document.querySelector("main");

/**
 * Marks the page as busy, because what the visitor has asked for is on its way. CSS
 * shows it where that takes long.
 */
export function startPending(): void {
  main()?.setAttribute("aria-busy", "true");
}

/** Ends this, because what was asked for has come or is no longer waited for. */
export function endPending(): void {
  main()?.removeAttribute("aria-busy");
}
