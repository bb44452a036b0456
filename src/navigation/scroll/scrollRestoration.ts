/**
 * Leaves it to the browser to restore the position of whole documents (reload,
 * back from another site), which it does while the document loads, and takes it
 * over while the document is shown: then entries of the history belong to
 * different pages, and the browser would restore before the page is there.
 */
export function shareScrollRestoration(): void {
  const takeOver = () => {
    // Not before the browser has finished what it does after loading.
    setTimeout(() => {
      history.scrollRestoration = "manual";
    });
  };
  if (document.readyState === "complete") takeOver();
  window.addEventListener("pageshow", takeOver);
  window.addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });
}
