import { missingTexts, NOT_PICTURED, textBoxes } from "../assertions/pictures";
import { templatePages } from "../assertions/sitePages";
import { expect, test } from "./engineTest";

test("shows all text in an unscrolled whole-page screenshot", async ({
  visitor,
}) => {
  const { tab } = visitor;
  test.skip(!tab.pictureOfPage, "Its pictures are of the window alone");
  for (const { path } of templatePages()) {
    await visitor.open(path);
    await visitor.waitUntil(() => document.fonts.status === "loaded");
    const boxes = await tab.evaluate(textBoxes, NOT_PICTURED);
    const picture = await tab.pictureOfPage?.();
    const missing = picture && (await missingTexts(picture, boxes));
    expect(missing, path).toEqual([]);
  }
});
