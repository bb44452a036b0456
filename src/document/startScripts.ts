import type { SCRIPTING } from "./scripting";

/**
 * Starts the page's own scripts once all that the first view needs has loaded
 * and is painted, so that they take no part of a slow line from it. They start
 * at once when the visitor acts, and after a while in any case: a background
 * tab paints nothing. Moving them empties the template, so they start once.
 *
 * Runs as an inline script, made from this function's source: it must not use
 * anything from outside itself.
 */
export function startScripts(scripting: typeof SCRIPTING) {
  const template = document.getElementById(scripting.templateId);

  function start() {
    if (template instanceof HTMLTemplateElement) {
      document.body.append(template.content);
    }
  }

  window.addEventListener("load", () => {
    const paint = new PerformanceObserver(start);
    paint.observe({ type: "paint", buffered: true });
  });
  for (const act of ["pointerdown", "keydown"]) {
    window.addEventListener(act, start, { once: true });
  }
  setTimeout(start, scripting.longestWaitMs);
}
