export const SCRIPTS = {
  /** The id of the template that holds the page's scripts. */
  templateId: "scripts",
  /** Time after which the scripts start in any case, in ms. */
  maxDelayMs: 1500,
  /** Time after which the page is shown as without scripts, in ms. */
  timeoutMs: 6000,
  /** The class of `<html>` once React has hydrated the page. */
  hydratedClass: "hydrated",
  /** The class of `<html>` from when React responds to events. */
  interactiveClass: "interactive",
  /** Marks the button that was pressed last before that. */
  pressedAttribute: "data-pressed",
} as const;

/**
 * Adds the class `js` to `<html>`, and removes it if the page's scripts fail or
 * time out. Runs as an inline script.
 */
export function detectScripts(scripts: typeof SCRIPTS) {
  const { classList } = document.documentElement;
  classList.add("js");

  function giveUp() {
    if (!classList.contains(scripts.hydratedClass)) classList.remove("js");
  }
  setTimeout(giveUp, scripts.timeoutMs);
  // The error event of a script does not bubble.
  window.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement) giveUp();
    },
    true,
  );
}

/**
 * Marks the button that the visitor presses before React can respond. Runs as
 * an inline script.
 */
export function markEarlyPress(scripts: typeof SCRIPTS) {
  const { pressedAttribute: pressed, interactiveClass } = scripts;
  const { classList } = document.documentElement;
  document.addEventListener("click", ({ target }) => {
    if (classList.contains(interactiveClass) || !(target instanceof Element))
      return;
    document.querySelector(`[${pressed}]`)?.removeAttribute(pressed);
    target.closest("button")?.setAttribute(pressed, "");
  });
}

/**
 * Starts the page's scripts after its first paint, so that fonts and pictures
 * get the bandwidth, or as soon as the visitor acts. A background tab does not
 * paint, hence the timeout. Runs as an inline script.
 */
export function startScripts(scripts: typeof SCRIPTS) {
  const template = document.getElementById(scripts.templateId);

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
  for (const type of ["pointerdown", "keydown"]) {
    window.addEventListener(type, start, { once: true });
  }
  setTimeout(start, scripts.maxDelayMs);
}
