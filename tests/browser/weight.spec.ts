import { expect, test } from "../drivers/test";

test.use({
  firstLoad: true,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
});

/**
 * The limits of a first visit, in bytes with gzip. The limits are a little above the size
 * of Home. Raise them only for a good reason. On slow 4G (150 ms of latency, 200 bytes
 * per ms), all files except the scripts take 0.7 s, so the fonts load before the loading
 * screen ends.
 */
const budget = { scripts: 90_000, others: 104_000 };

test("loads the first page with brand fonts within its budget @test:all", async ({
  page,
}) => {
  const weights = { scripts: 0, others: 0 };
  const fonts: string[] = [];
  const requests: Promise<void>[] = [];
  page.on("request", (request) => {
    const weigh = async () => {
      const { "sec-purpose": purpose } = await request.allHeaders();
      if (purpose || !(await request.response())) return;
      const type = request.resourceType();
      expect.soft(type).not.toBe("stylesheet");
      const { responseBodySize } = await request.sizes();
      weights[type === "script" ? "scripts" : "others"] += responseBodySize;
      if (type !== "font") return;
      fonts.push(String(/[\w-]+(?=-latin)/.exec(request.url())));
    };
    requests.push(weigh());
  });
  await page.goto("/");
  await page.locator("nav.visible").waitFor({ state: "attached" });
  await Promise.all(requests);
  expect.soft(fonts.sort()).toEqual(["figtree", "space-grotesk"]);
  expect.soft(weights.scripts).toBeGreaterThan(0);
  expect.soft(weights.scripts).toBeLessThan(budget.scripts);
  expect.soft(weights.others).toBeLessThan(budget.others);
});
