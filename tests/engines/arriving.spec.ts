import { lostPage, pages } from "../browser/content";
import { expect, test } from "./test";

test("every page opens", async ({ visitor }) => {
  for (const { path, meta, sections } of [...pages, lostPage]) {
    await test.step(path, async () => {
      await visitor.open(path);
      expect(await visitor.evaluate(() => document.title)).toContain(
        meta.title,
      );
      await visitor.see(
        () => document.querySelector("h1")?.checkVisibility() ?? false,
      );
      const found = await visitor.evaluate(() =>
        [...document.querySelectorAll("main section[id]")].map(({ id }) => id),
      );
      expect(found).toEqual(expect.arrayContaining(sections));
      await visitor.see(
        () => scrollX === 0 && innerWidth >= document.body.scrollWidth,
      );
    });
  }
});

test("the loading screen covers a first load, and goes", async ({
  visitor,
}) => {
  await visitor.evaluate(() => sessionStorage.clear());
  await visitor.open("/");
  expect(await visitor.evaluate(() => sessionStorage.length)).toBeGreaterThan(
    0,
  );
  await visitor.see(
    () => document.querySelector("h1")?.checkVisibility() ?? false,
  );
});

test("an address with a hash lands on its section", async ({ visitor }) => {
  await visitor.open("/teams#tech");
  await visitor.seeAtTop("#tech");
});
