import type {
  Locator,
  Page,
  PageAssertionsToHaveScreenshotOptions,
} from "@playwright/test";

import { TICK_MS } from "../../src/loading/runLoadingScreen";
import { hasPackage, packagedBrowser } from "../findBrowser";
import { showTheme, viewports } from "../page/appearances";
import { stallScripts, stopTime } from "../page/pageSetup";
import { nameOf, templatePages } from "../page/sitePages";
import { openStates } from "../page/states";
import { expect, test } from "../page/test";

test.skip(
  !hasPackage,
  "Pixels are compared in the Chromium that npm installs on Linux x64",
);

test.use({
  // At half their size, pictures are small files.
  deviceScaleFactor: 0.5,
  // Another version would draw some pixels in another way.
  ...(hasPackage && { launchOptions: packagedBrowser() }),
});

/** Compares a screenshot of the whole page, unless the options say another part. */
async function expectPicture(
  page: Page,
  name: string,
  options: PageAssertionsToHaveScreenshotOptions = { fullPage: true },
): Promise<void> {
  // Waits for fonts and for lazy pictures.
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Where a larger file is chosen meanwhile, the screenshots wait for it.
    await Promise.allSettled(
      [...document.images]
        .filter((image) => image.checkVisibility())
        .map((image) => {
          image.loading = "eager";
          return image.decode();
        }),
    );
  });
  await expect.soft(page).toHaveScreenshot(`${name}.webp`, {
    scale: "device",
    // With the default of 0.2, dark brown passes for gold.
    threshold: 0.05,
    // A card that moves changes hundreds.
    maxDiffPixels: options.fullPage ? 40 : 4,
    ...options,
  });
}

for (const { path } of templatePages()) {
  test(`${path} looks as in its pictures`, async ({ page, visit }) => {
    const name = nameOf(path);
    await visit(path);
    await expectPicture(page, `${name}-light-1440`);
    if (path === "/" || path === "/teams") {
      await showTheme(page, "dark");
      await expectPicture(page, `${name}-dark-1440`);
      await showTheme(page, "light");
    }
    await page.setViewportSize(viewports.phone);
    await expectPicture(page, `${name}-light-390`);
  });
}

test("forced colors leave land, arcs and the timeline's line on the page", async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit("/");
  await expectPicture(page, "home-forced-colors-1440");
});

/** In px. */
const MARGIN = 32;

/** Returns where an element and what it holds are, with a margin, once all has come. */
async function around(part: Locator) {
  await part.scrollIntoViewIfNeeded();
  await expect(async () => {
    const isSeen = await part.evaluate((element) => {
      for (const animation of document.getAnimations()) {
        const { endTime } = animation.effect?.getComputedTiming() ?? {};
        if (endTime === Infinity) animation.cancel();
        else animation.finish();
      }
      return element.checkVisibility({ opacityProperty: true });
    });
    expect(isSeen).toBe(true);
  }).toPass();
  return part.evaluate((element, margin) => {
    const boxes = [element, ...element.querySelectorAll("*")]
      .filter((each) => each.checkVisibility())
      .map((each) => each.getBoundingClientRect());
    const edge = (name: "left" | "top" | "right" | "bottom") =>
      boxes.map((box) => box[name]);
    const x = Math.max(Math.min(...edge("left")) - margin, 0);
    const y = Math.max(Math.min(...edge("top")) - margin, 0);
    const right = Math.min(Math.max(...edge("right")) + margin, innerWidth);
    const bottom = Math.min(Math.max(...edge("bottom")) + margin, innerHeight);
    return { x, y, width: right - x, height: bottom - y };
  }, MARGIN);
}

/** Each device has one theme. */
const devices = { desktop: "light", phone: "dark" } as const;

for (const device of ["desktop", "phone"] as const) {
  const viewport = viewports[device];
  const colorScheme = devices[device];
  const isMobile = device === "phone";

  test.describe(`on a ${device}`, () => {
    test.use({
      viewport,
      colorScheme,
      isMobile,
      hasTouch: isMobile,
      motion: true,
      // At half their size, lines of less than three pixels pass for smooth edges.
      deviceScaleFactor: 1,
    });

    test("what opens looks as in its pictures", async ({ page, visit }) => {
      for (const { name, path, inside, on = device, open } of openStates) {
        if (on !== device) continue;
        await test.step(name, async () => {
          if (new URL(page.url()).pathname !== path) await visit(path);
          await open(page);
          const clip = await around(page.locator(inside));
          const picture = `${name}-${colorScheme}-${viewport.width}`;
          await expectPicture(page, picture, { clip });
        });
      }
    });

    test.describe("on the first load", () => {
      test.use({ firstLoad: true, reducedMotion: "reduce" });

      test("the loading screen looks as in its picture", async ({ page }) => {
        await page.addInitScript(() => {
          Math.random = () => 0.9;
        });
        await stallScripts(page);
        await stopTime(page);
        await page.goto("/", { waitUntil: "domcontentloaded" });
        await page.clock.runFor(3 * TICK_MS);
        await expectPicture(page, `loading-${colorScheme}-${viewport.width}`, {
          // Their end is the end of the screen.
          animations: "allow",
        });
      });
    });
  });
}

test.describe("on paper", () => {
  // Paper is light.
  test.use({ colorScheme: "dark", viewport: { width: 720, height: 1000 } });

  test("a page looks as in its picture on paper", async ({ page, visit }) => {
    await visit("/");
    await page.emulateMedia({ media: "print" });
    await expectPicture(page, "home-print-720");
  });
});
