/** How the page's scripts start, and how it knows whether they have come. */
export const SCRIPTING = {
  /** The id of the template that holds them; see `startScripts`. */
  templateId: "scripts",
  /** Time after which they start in any case, in ms. */
  longestWaitMs: 1500,
  /** The class of `<html>` from React's first render on. */
  atWork: "at-work",
  /** Time after which the page is shown as without scripts, in ms. */
  overdueMs: 3000,
} as const;

/**
 * Marks in the class of `<html>` that scripts run, until the page's own fail or
 * are overdue. Runs as an inline script: it can use its arguments only.
 */
export function markScripting(scripting: typeof SCRIPTING) {
  const { classList } = document.documentElement;
  classList.add("js");

  function giveUp() {
    if (!classList.contains(scripting.atWork)) classList.remove("js");
  }
  setTimeout(giveUp, scripting.overdueMs);
  // The errors of scripts do not bubble.
  window.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement) giveUp();
    },
    true,
  );
}

/**
 * Starts the page's own scripts once the first view has loaded and is painted,
 * so that they take no bandwidth from it. They start at once when the visitor
 * acts, and after a while in any case: a background tab paints nothing. Runs as
 * an inline script: it can use its arguments only.
 */
export function startScripts(scripting: typeof SCRIPTING) {
  const template = document.getElementById(scripting.templateId);

  // Moving the scripts empties the template, so they start once.
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
