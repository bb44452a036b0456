import words from "../fixtures/site/interface.json";
import { expect, test } from "./engineTest";

test("the toggle changes the theme, also for the next load", async ({
  visitor,
}) => {
  const background = () =>
    visitor.tab.evaluate(() => getComputedStyle(document.body).backgroundColor);

  await visitor.open("/");
  await visitor.expectVisible("body.light-mode");
  const light = await background();
  await visitor.click("nav button", words.switchToDark);
  await visitor.expectVisible("body.dark-mode");
  await expect.poll(background).not.toBe(light);

  await visitor.open("/");
  await visitor.expectVisible("body.dark-mode");
  expect(await background()).not.toBe(light);
  await visitor.click("nav button", words.switchToLight);
  await visitor.expectVisible("body.light-mode");
});
