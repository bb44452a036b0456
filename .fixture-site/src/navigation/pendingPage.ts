/** Time after which a page that is not there yet is seen to be on its way, in ms. */
const PENDING_DELAY_MS = 300;

let timer: ReturnType<typeof setTimeout> | undefined;

const main = () => document.querySelector("main");

/** Marks the page as busy if the next one has not come after a while. */
export function startPending(): void {
  endPending();
  timer = setTimeout(() => {
    main()?.setAttribute("aria-busy", "true");
  }, PENDING_DELAY_MS);
}

/** Ends this, because the next page has come or is no longer asked for. */
export function endPending(): void {
  clearTimeout(timer);
  main()?.removeAttribute("aria-busy");
}
