import { LOADING } from "../../src/loading/runLoadingScreen";
import { notFoundPage, pages } from "../browser/sitePages";
import { expect, test } from "./engineTest";

test("every page loads, the first behind the loading screen", async ({
  visitor,
}) => {
  for (const { path, meta, sections } of [...pages, notFoundPage]) {
    await test.step(path, async () => {
      await visitor.open(path);
      await visitor.expectVisible("h1");
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

test("a URL with a hash scrolls to its section", async ({ visitor }) => {
  await visitor.open("/teams#tech");
  await visitor.expectAtTop("#tech");
});
