import type { Page, Route } from "@playwright/test";

import { lostPage, pages } from "./content";
import { holdScripts, stopClock } from "./look";
import { ready } from "./prepare";
import { expect, test } from "./test";

test.use({ motion: true });

const heroPicture = /hero-robot/;

/** Opens home on a line on which the hero's picture stalls. */
async function openWithoutPicture(page: Page) {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  const asked = new Promise<Route>((resolve) => {
    void page.route(heroPicture, resolve);
  });
  await stopClock(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const picture = await asked;
  // Has the page painted.
  await page.screenshot();
  return { scripts, deliver: () => picture.continue() };
}

test("the page's scripts come after what the first view needs", async ({
  page,
}) => {
  const { scripts, deliver } = await openWithoutPicture(page);
  expect(scripts).toEqual([]);
  await deliver();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

const acts = {
  "presses a key": (page: Page) => page.keyboard.press("Tab"),
  "presses a button": (page: Page) => page.mouse.down(),
};

for (const [what, act] of Object.entries(acts)) {
  test(`the page's scripts come at once when the visitor ${what}`, async ({
    page,
  }) => {
    const { scripts } = await openWithoutPicture(page);
    expect(scripts).toEqual([]);
    await act(page);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });
}

test("the page's scripts wait for a second and a half at most", async ({
  page,
}) => {
  const { scripts } = await openWithoutPicture(page);
  await page.clock.runFor(1499);
  expect(scripts).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test("the scripts are evaluated in one task and started in another", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const steps: string[] = [];
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override send() {
        steps.push("started");
        super.send();
      }
    };
    // Gatsby's loader is there when the scripts are evaluated.
    Object.defineProperty(window, "___loader", {
      set: (loader: unknown) => {
        Object.defineProperty(window, "___loader", { value: loader });
        steps.push("evaluated");
        setTimeout(() => steps.push("next task"));
      },
      configurable: true,
    });
    Object.assign(window, { steps });
  });
  await page.goto("/terms");
  await ready(page);
  const steps = await page.evaluate(
    () => (window as unknown as { steps: string[] }).steps,
  );
  expect(steps.slice(0, 3)).toEqual(["evaluated", "next task", "started"]);
});

test.describe("where files fail", () => {
  test.use({ tolerant: true });

  const root = (page: Page) => page.locator("html.js");

  test("a picture that fails is no reason to do without scripts", async ({
    page,
  }) => {
    await holdScripts(page);
    const failed = page.waitForEvent("requestfailed");
    await page.route(heroPicture, (route) => route.abort());
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await failed;
    await expect(root(page)).toHaveCount(1);
  });

  test("a script that fails later is no reason to do without the others", async ({
    page,
    visit,
  }) => {
    await visit("/");
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.type = "text/plain";
      document.head.append(script);
      script.dispatchEvent(new Event("error"));
    });
    await expect(root(page)).toHaveCount(1);
  });
});

test("no page holds what nobody uses of Gatsby's", async ({ request }) => {
  for (const { path } of [...pages, lostPage]) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/generator|gatsby-image/);
  }
});
