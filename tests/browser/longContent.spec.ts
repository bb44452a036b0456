import type { Page } from "@playwright/test";

import { cutOff } from "./overflow";
import { expect, test } from "./sharedTab";

const longWord = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk".repeat(
  3,
);

/** Puts a word after the first letter of each text of the page. */
const lengthen = (page: Page, word: string) =>
  page.evaluate((long) => {
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const outside = "script, style, noscript, svg, nav, [role=progressbar]";
      if (text.data.trim() && !text.parentElement?.closest(outside)) {
        texts.push(text);
      }
    }
    for (const text of texts) text.data = `${text.data} ${long}`;
    return texts.length;
  }, word);

/** The elements that reach out of the window on the right. */
const protruding = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("main *, footer *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map((element) => element.outerHTML.slice(0, 80));
  });

test("every page holds very long words at every width", async ({
  page,
  visitAll,
}) => {
  await visitAll(async () => {
    expect(await lengthen(page, longWord)).toBeGreaterThan(10);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await protruding(page), `${width} px`).toEqual([]);
      expect(await cutOff(page), `${width} px`).toEqual([]);
    }
  });
});
