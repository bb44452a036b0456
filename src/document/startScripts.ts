import type { SCRIPTING } from "./scripting";

/**
 * Starts the page's own scripts once all that the first view needs is there
 * and painted, so that they take no part of a slow line from it: or at once
 * when the visitor acts, or after a while in any case. Runs as an inline
 * script: it must not use anything from outside itself.
 */
export function startScripts(scripting: typeof SCRIPTING) {
  const template = document.getElementById(scripting.templateId);

  function start() {
    // Once they are moved the template is empty, and further calls do nothing.
    if (template instanceof HTMLTemplateElement) {
      document.body.append(template.content);
    }
  }

  window.addEventListener("load", () => {
    // Says so of a paint that was before it, too.
    const paint = new PerformanceObserver(start);
    paint.observe({ type: "paint", buffered: true });
  });
  for (const act of ["pointerdown", "keydown"]) {
    window.addEventListener(act, start, { once: true });
  }
  // A tab in the background paints nothing.
  setTimeout(start, scripting.longestWaitMs);
}
