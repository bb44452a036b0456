import { listen, showWhereItFailed } from "./prepare";
import { expect, test as ownTab } from "./test";

function refuse(): never {
  throw new Error("A shared tab would keep this: take `test` from ./test.");
}

/**
 * The test of those who do nothing to a page that cannot be undone: no clock, no
 * held animations, no script of their own before the page's, no count of its
 * history. They share a tab, where a page takes half the time that it takes in a
 * new one. Each finds it as a new one but for what the browser has cached.
 */
export const test = ownTab.extend({
  context: async (
    { tab, problems, firstLoad, motion, hasTouch, isMobile, javaScriptEnabled },
    use,
  ) => {
    const isTouch = hasTouch || isMobile;
    if (firstLoad || motion === "endless" || isTouch || !javaScriptEnabled) {
      throw new Error("A shared tab cannot be so: take `test` from ./test.");
    }
    const context = tab.context();
    listen(context, problems);
    await use(context);
    context.removeAllListeners("weberror");
    context.removeAllListeners("console");
    const others = context.pages().filter((page) => page !== tab);
    await Promise.all(others.map((page) => page.close()));
  },

  page: async ({ tab, context: _, viewport, contextOptions }, use, info) => {
    // Another page than the last, so that it is loaded anew whatever its hash.
    await tab.goto("/robots.txt");
    await tab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    const { reducedMotion } = contextOptions;
    await tab.emulateMedia({
      colorScheme: "light",
      forcedColors: null,
      reducedMotion,
    });
    if (viewport) await tab.setViewportSize(viewport);
    await tab.mouse.move(0, 0);
    Object.assign(tab, { addInitScript: refuse });
    Object.assign(tab.clock, { install: refuse });
    await use(tab);
    await showWhereItFailed(tab, info);
    await tab.unrouteAll({ behavior: "ignoreErrors" });
  },
});

export { expect };
