import { existsSync, readFileSync, writeFileSync } from "node:fs";

import type { Page } from "@playwright/test";

import { expect, test } from "./test";

/** Systems round text differently. */
const TOLERANCE = 2;

const parts =
  "nav, main section, main :is(h1, h2, h3, p, li, article, img, svg, a, button), footer";

/**
 * Compares the boxes of a page's visible parts with stored ones: x, y, width and
 * height, in px from the top of the page, ± 2 px.
 */
export async function expectLayout(page: Page, name: string): Promise<void> {
  const boxes = await page.locator(parts).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const id = element.id && `#${element.id}`;
        const box = [x, y + scrollY, width, height].map(Math.round);
        return `${element.localName}${id} ${box.join(" ")}`;
      }),
  );
  const file = test.info().snapshotPath(`${name}-boxes.txt`);
  const { updateSnapshots } = test.info().config;
  if (updateSnapshots === "all" || updateSnapshots === "changed") {
    writeFileSync(file, `${boxes.join("\n")}\n`);
  }
  const stored = existsSync(file)
    ? readFileSync(file, "utf8").trimEnd().split("\n")
    : [];
  const compared = boxes.map((box, index) => {
    const expected = stored[index] ?? "";
    return isClose(box.split(" "), expected.split(" ")) ? expected : box;
  });
  expect.soft(compared, file).toEqual(stored);
}

/** Whether two boxes, as words, have one name and nearly equal numbers. */
const isClose = (box: readonly string[], expected: readonly string[]) =>
  box.length === expected.length &&
  box.every(
    (word, index) =>
      word === expected[index] ||
      Math.abs(Number(word) - Number(expected[index])) <= TOLERANCE,
  );
