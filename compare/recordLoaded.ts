import { changes, plainLines } from "./plainText";
import type { Visit, Watched } from "./Visit";

export const SELECTOR = "a[href], button, summary";

export type Control = Awaited<ReturnType<typeof controlsOf>>[number];

/** Returns the first visible control of each kind; links to other sites are none. */
export async function controlsOf({ page }: Visit) {
  const controls = await page.evaluate((selector) => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    return all.flatMap((element, index) => {
      const { localName, parentElement: parent } = element;
      const link = element instanceof HTMLAnchorElement ? element : undefined;
      const options = { visibilityProperty: true, opacityProperty: true };
      const isOutside = link && link.host !== location.host;
      if (isOutside || !element.checkVisibility(options)) return [];
      const id = element.closest("section[id]")?.id;
      const landmark = element.closest("dialog, nav, footer, main")?.localName;
      const part = id ? `#${id}` : (landmark ?? "body");
      const text = (element.ariaLabel ?? element.textContent).trim();
      // A part of the name of a file.
      const name = text.replace(/["*/:<>?\\|]/g, "").slice(0, 40);
      const above = [parent?.parentElement?.localName, parent?.localName];
      const leads = [element.ariaExpanded !== null, Boolean(link?.hash)];
      const kind = [part, ...above, localName, ...leads].join(" ");
      const isAway = link !== undefined && link.pathname !== location.pathname;
      return { index, name, part, kind, isAway };
    });
  }, SELECTOR);
  const kinds = controls.map(({ kind }) => kind);
  return controls.filter(({ kind }, index) => kinds.indexOf(kind) === index);
}

/** Returns what a person or a screen reader notices after some time, in ms. */
export async function trace(visit: Visit, part = "body", ms = 600) {
  const { page } = visit;
  await visit.calm(ms);
  const lines = await page.evaluate(() => {
    const { documentElement: root, body, activeElement: focused } = document;
    const stored = (kind: string, storage: Storage) =>
      Object.entries(storage).flatMap(([key, value]) =>
        // Positions are told below; keys of history entries are random.
        /position|@@/.test(key) ? [] : `stored for ${kind}: ${key}=${value}`,
      );
    const name = focused?.ariaLabel ?? focused?.textContent.trim() ?? "";
    const ring = focused?.matches(":focus-visible") ? " with a ring" : "";
    const overflow = [root, body].map((one) => getComputedStyle(one).overflow);
    return [
      `address: ${location.pathname}${location.search}${location.hash}`,
      `title: ${document.title}`,
      `scroll position: ${Math.round(scrollY / 20) * 20} px`,
      `focus${ring}: ${focused?.localName} "${name.slice(0, 30)}"`,
      `class: ${body.className}`,
      ...stored("ever", localStorage),
      ...stored("this visit", sessionStorage),
      `overflow: ${overflow.join()}`,
      `busy: ${document.querySelector("[aria-busy=true]") !== null}`,
      ...(window as unknown as Watched).said.splice(0),
    ];
  });
  const tree = await page.locator(part).ariaSnapshot();
  return [...lines, ...plainLines(tree), ...visit.log.splice(0)];
}

/** Returns how a page is read after hydration, what that has changed, and timers. */
export async function recordLoaded(visit: Visit, part: string) {
  const { page } = visit;
  const markup = await page.evaluate(async (selector) => {
    const html = await (await fetch(location.href)).text();
    const parsed = new DOMParser().parseFromString(html, "text/html");
    const roots = [parsed, document].map((one) => one.querySelector(selector));
    return roots.map((root) => root?.outerHTML ?? "");
  }, part);
  const [html = [], hydrated = []] = markup.map(plainLines);
  const read = await trace(visit, part === "html" ? "body" : part);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (let x = 0; x < 20; x += 1) {
    await page.mouse.move(300 + 20 * x, 300 + 10 * (x % 5));
    await page.clock.runFor(150);
  }
  await page.clock.runFor(5000);
  const timers = await page.evaluate(
    () => (window as unknown as Watched).timers,
  );
  // A few more or less are chance.
  const about = 2 ** Math.round(Math.log2(timers + 8));
  return [
    ...read,
    ...changes(html, hydrated).map((line) => `after hydration ${line}`),
    `timers while the mouse moves: about ${about}`,
  ];
}
