import type { Page } from "@playwright/test";

import { nextFrames, scrollTo, wheel } from "../drivers/scrolling";
import { waitUntilReady } from "../drivers/pageSetup";
import { expect, test } from "../drivers/test";

test.use({ motion: true });

const paths = ["/", "/about", "/teams", "/features", "/join"] as const;

/** Sizes of the viewport, in px. */
const windows = [
  [390, 700],
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1440, 900],
] as const;

/** Returns a generator of numbers from 0 to 1: https://github.com/cprosche/mulberry32 */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Ends all animations. Returns the elements that are then transparent. */
const transparentElements = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
      else animation.cancel();
    }
    return [...document.querySelectorAll("body *")].flatMap((element, index) =>
      getComputedStyle(element).opacity === "0"
        ? `${index}: ${element.outerHTML.slice(0, 90)}`
        : [],
    );
  });

/**
 * Scrolls through the page and expects every element to be revealed. Ignores elements
 * that are also transparent with reduced motion, because reduced motion has no reveals.
 */
async function expectNothingLost(page: Page) {
  const { height } = page.viewportSize() ?? { height: NaN };
  await scrollTo(page, 0);
  const end = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < end; top += height / 2) {
    await wheel(page, height / 2);
  }
  const transparent = await transparentElements(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const expected = await transparentElements(page);
  expect(transparent.filter((it) => !expected.includes(it))).toEqual([]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
}

/** Acts at random on a random page, in a viewport of random size. */
async function visitAtRandom(page: Page, seed: number) {
  const random = seededRandom(seed);
  const among = <T>(all: readonly T[]) =>
    all[Math.floor(random() * all.length)] as T;
  const resize = async () => {
    const [width, height] = among(windows);
    await page.setViewportSize({ width, height });
  };
  const actions = [
    () => wheel(page, among([-1, 1]) * Math.ceil(random() * 10)),
    () => wheel(page, (random() - 0.3) * 600),
    async () => {
      const height = await page.evaluate(() => document.body.scrollHeight);
      await scrollTo(page, random() * height);
    },
    async () => {
      await page.reload();
      await waitUntilReady(page);
    },
    resize,
    async () => {
      const ids = await page
        .locator("main section[id]")
        .evaluateAll((sections) => sections.map(({ id }) => id));
      await page.evaluate((id) => (location.hash = id), among(ids));
    },
  ];
  await resize();
  await page.goto(among(paths));
  await waitUntilReady(page);
  for (let count = 0; count < 8; count += 1) {
    await among(actions)();
    await nextFrames(page);
  }
  await expectNothingLost(page);
}

/** Runs a random visit for each seed, each in its own step. */
async function visitAtRandomFrom(page: Page, first: number, last: number) {
  for (let seed = first; seed <= last; seed += 1) {
    await test.step(`visit ${seed}`, () => visitAtRandom(page, seed));
  }
}

test("loses no content in random visits", async ({ page }) => {
  await visitAtRandomFrom(page, 1, 3);
});

test("loses no content in more random visits @test:all", async ({ page }) => {
  await visitAtRandomFrom(page, 4, 40);
});

test("loses no content after a short scroll @test:all", async ({ page }) => {
  for (const path of paths) {
    for (let height = 700; height <= 730; height += 10) {
      await test.step(`${path} in ${height} px`, async () => {
        await page.setViewportSize({ width: 390, height });
        await page.goto(path);
        await waitUntilReady(page);
        await wheel(page, 3);
        await expectNothingLost(page);
      });
    }
  }
});
