import { barLink } from "../bar";
import { pages } from "../content";
import { expect, test } from "../test";

test("no page shows a sign-in: there is no login and there are no roles", async ({
  read,
}) => {
  for (const { path } of pages) {
    const page = await read(path);
    await expect(page.locator("input[type=password]")).toHaveCount(0);
    const controls = await page
      .locator("a, button")
      .evaluateAll((all) =>
        all.map((control) => control.textContent).join("\n"),
      );
    expect(controls, path).toContain("Contact Us");
    expect(controls, path).not.toMatch(/\b(sign|log)[ -]?(in|up|on)\b/i);
  }
});

test("there are no backend or network calls: a visit only gets files of the site's own", async ({
  page,
  visit,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { origin } = new URL(request.url());
    const own = origin === baseURL && request.method() === "GET";
    const local = /^(data|blob):$/.test(new URL(request.url()).protocol);
    requests.push(own || local ? "own" : request.url());
  });
  await visit("/");
  for (const name of ["About", "Teams", "Features"]) {
    await barLink(page, name).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
  }
  expect(requests.length).toBeGreaterThan(10);
  expect([...new Set(requests)]).toEqual(["own"]);
});

test("no cookies, no tracking, one preference in the browser", async ({
  page,
  context,
  visit,
}) => {
  await visit("/");
  await page.getByRole("button", { name: "Switch to dark mode" }).click();
  await barLink(page, "About").click();
  await expect(page).toHaveURL("/about");
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([
    "gainova-lightmode",
  ]);
  const databases = await page.evaluate(
    async () => (await indexedDB.databases()).length,
  );
  expect(databases).toBe(0);
});
