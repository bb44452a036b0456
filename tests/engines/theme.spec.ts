import words from "../fixtures/site/interface.json";
import { expect, test } from "./test";

const KEY = "gainova-lightmode";

test("a toggled theme is painted, and is there after a reload", async ({
  visitor,
}) => {
  const ground = () =>
    visitor.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const saved = () => visitor.evaluate((key) => localStorage.getItem(key), KEY);

  await visitor.open("/");
  await visitor.seeAttribute("body", "class", "light-mode");
  const light = await ground();
  await visitor.click("nav button", words.switchToDark);
  await visitor.seeAttribute("body", "class", "dark-mode");
  await expect.poll(ground).not.toBe(light);
  expect(await saved()).toBe("false");

  await visitor.reload();
  await visitor.seeAttribute("body", "class", "dark-mode");
  expect(await ground()).not.toBe(light);
  await visitor.click("nav button", words.switchToLight);
  await visitor.seeAttribute("body", "class", "light-mode");
  expect(await saved()).toBe("true");
});
