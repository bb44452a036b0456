import { windows } from "../appearances";
import { lostPage, pages } from "../content";
import { states } from "../states";
import { expect, test } from "../sharedTab";

/** Where it is written down what a screen reader finds on a page. */
const snapshotOf = (path: string) => ({
  name: `${path.slice(1) || "home"}.aria.yml`,
});

for (const { path } of [...pages, lostPage]) {
  test(`${path} reads as written down`, async ({ read }) => {
    const page = await read(path);
    await expect(page.locator("body")).toMatchAriaSnapshot(snapshotOf(path));
  });
}

for (const [name, path] of [
  ["the contact dialog", "/contact-dialog"],
  ["the mobile menu", "/mobile-menu"],
] as const) {
  test(`${name} reads as written down`, async ({ page, visit }) => {
    const state = states.find((entry) => entry.name === name);
    const device = state?.devices[0] ?? "desktop";
    await page.setViewportSize(windows[device]);
    await visit("/");
    await state?.open(page);
    await expect(page.locator("body")).toMatchAriaSnapshot(snapshotOf(path));
  });
}
