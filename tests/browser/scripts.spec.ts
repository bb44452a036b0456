import type { Page, Route } from "@playwright/test";

import { stopClock } from "./look";
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

test("the page's scripts come at once when the visitor acts", async ({
  page,
}) => {
  const { scripts } = await openWithoutPicture(page);
  expect(scripts).toEqual([]);
  await page.keyboard.press("Tab");
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

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

test("the scripts in the page itself are minified", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const scripts = [...html.matchAll(/<script>(\(.*?)<\/script>/gs)];
  expect(scripts).toHaveLength(3);
  for (const [, script] of scripts) expect(script).not.toMatch(/\n| {2}|\/\/ /);
});
