import { LOADING } from "../../src/loading/runLoadingScreen";
import { notFoundPage, pages } from "../browser/sitePages";
import { expect, test } from "./test";

test("every page opens, the first behind the loading screen", async ({
  visitor,
}) => {
  for (const { path, meta, sections } of [...pages, notFoundPage]) {
    await test.step(path, async () => {
      await visitor.open(path);
      await visitor.see("h1");
      const found = await visitor.tab.evaluate((seenKey = "") => {
        const ids = [...document.querySelectorAll("main section[id]")];
        return {
          title: document.title,
          ids: ids.map(({ id }) => id),
          overflows: document.body.scrollWidth > innerWidth,
          hasLoaded: sessionStorage.getItem(seenKey) !== null,
        };
      }, LOADING.seenKey);
      expect(found.title).toContain(meta.title);
      expect(found.ids).toEqual(expect.arrayContaining(sections));
      expect(found).toMatchObject({ overflows: false, hasLoaded: true });
    });
  }
});

test("an address with a hash lands on its section", async ({ visitor }) => {
  await visitor.open("/teams#tech");
  await visitor.seeAtTop("#tech");
});
