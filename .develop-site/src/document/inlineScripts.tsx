/**
 * The functions that are written into every page, as they are in the source. They
 * must use nothing from outside themselves, and each block needs a hash in the
 * Content Security Policy.
 */
export const SCRIPTS = {
  /** The id of the template that holds the page's scripts. */
  templateId: "scripts",
  /** Time after which the scripts start in any case, in ms. */
  maxDelayMs: 1500,
  /** Time after which the page is shown as without scripts, in ms. */
  timeoutMs: 6000,
  /** The event of the window when React has hydrated the page. */
  hydratedEvent: "hydrated",
} as const;

/**
 * Returns a statement that calls a function with constant arguments, which must
 * be serializable as JSON. The function must use nothing else.
 */
export function serializeCall<Arguments extends unknown[]>(
  run: (...args: Arguments) => void,
  ...args: Arguments
): string {
  return `(${run.toString()})(${args.map((arg) => JSON.stringify(arg)).join()});`;
}

/** Returns statements that do nothing in a copy of the page (`detectCopy`). */
export const unlessCopy = (...calls: string[]) =>
  `if(!window.isCopy){${calls.join("")}}`;

/** Renders an inline script, which blocks painting until it has run. */
export function inlineScript(key: string, ...calls: string[]) {
  return (
    <script key={key} dangerouslySetInnerHTML={{ __html: calls.join("") }} />
  );
}

/**
 * Marks a document as a copy if it is not at its own address, but in an archive,
 * for example: Gatsby would leave it for the page's path, and a file has no
 * router. https://github.com/gatsbyjs/gatsby/issues/14964
 *
 * @param ownPath with the site's prefix and no slash at the end; null for the 404
 *   page, which has any address
 */
export function detectCopy(ownPath: string | null) {
  window.isCopy = true;
  try {
    // Archives give scripts the original `location`.
    const [entry] = performance.getEntriesByType("navigation");
    const { protocol, pathname } = new URL(entry ? entry.name : location.href);
    const path = decodeURI(pathname).replace(/(\/|(\/index)?\.html)$/, "");
    window.isCopy =
      protocol === "file:" || (ownPath !== null && ownPath !== path);
  } catch {
    // Gatsby cannot decode the address, either.
  }
  // A file that a browser has saved has the classes of that moment.
  if (window.isCopy) document.documentElement.className = "";
}

/**
 * Adds the class `js` to `<html>`. Until React has hydrated the page, removes it
 * if the page's scripts fail or time out. Keeps the button of the last click, to
 * press it again after hydration.
 */
export function awaitScripts(scripts: typeof SCRIPTS) {
  const { classList } = document.documentElement;
  let isHydrated = false;
  classList.add("js");

  function giveUp() {
    if (!isHydrated) classList.remove("js");
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
  document.addEventListener("click", ({ target }) => {
    window.lastPressed =
      target instanceof Element ? target.closest("button") : null;
  });
  window.addEventListener(scripts.hydratedEvent, () => {
    isHydrated = true;
    classList.add("js");
  });
}

/**
 * Starts the page's scripts after its first paint, so that fonts and pictures
 * get the bandwidth, or as soon as the visitor acts. A background tab does not
 * paint, hence the timeout.
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
