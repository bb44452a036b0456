/**
 * Gives the bar the widest form in which its links fit on a line, in the attribute
 * `data-bar` of `<html>`; before the parser has reached the bar, the one for the
 * width of the window. The fonts are preloaded, so the event "load" waits for them.
 * Runs as an inline script before the first paint.
 */
export function fitBar() {
  function fit() {
    const row = document.querySelector("nav > div");
    for (const [form, minWidth] of [
      ["wide", 1024],
      ["narrow", 768],
      ["menu", 0],
    ] as const) {
      if (innerWidth < minWidth) continue;
      document.documentElement.dataset.bar = form;
      if (!row || row.scrollWidth <= row.clientWidth) return;
    }
  }
  fit();
  for (const type of ["DOMContentLoaded", "load", "resize"])
    addEventListener(type, fit);
}
