/** Time after which what is not there yet is seen to be on its way, in ms. */
const PENDING_DELAY_MS = 300;

/** Time after which it no longer is, where no browser tells that a load ended. */
const PENDING_LIMIT_MS = 30_000;

let timers: ReturnType<typeof setTimeout>[] = [];

const main = () => document.querySelector("main");

/**
 * Marks the page as busy if what the visitor has asked for does not come soon.
 *
 * @returns a function that ends this, and returns whether it was under way: not if
 *   the visitor has asked for something else, gone back, or stopped
 */
export function startPending(): () => boolean {
  endPending();
  const started = [
    setTimeout(() => {
      main()?.setAttribute("aria-busy", "true");
    }, PENDING_DELAY_MS),
    setTimeout(endPending, PENDING_LIMIT_MS),
  ];
  timers = started;
  return () => {
    const isCurrent = timers === started;
    if (isCurrent) endPending();
    return isCurrent;
  };
}

/** Ends this, because what was asked for has come or is no longer waited for. */
export function endPending(): void {
  timers.forEach(clearTimeout);
  timers = [];
  main()?.removeAttribute("aria-busy");
}
