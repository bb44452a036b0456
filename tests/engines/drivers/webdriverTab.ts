import { Key, Origin, type WebDriver } from "selenium-webdriver";

import type { Point, Tab } from "./Driver";

const keys = {
  Escape: Key.ESCAPE,
  Enter: Key.ENTER,
  Tab: Key.TAB,
  End: Key.END,
};

/** How long a page may take to hear of its new size, in ms. */
const RESIZE_LIMIT = 10_000;

/** The one tab of a WebDriver session. */
export function webdriverTab(driver: WebDriver): Tab {
  const moveTo = ({ x, y }: Point) =>
    driver.actions().move({
      x: Math.round(x),
      y: Math.round(y),
      origin: Origin.VIEWPORT,
      duration: 0,
    });
  return {
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    resize: (width, height) => resize(driver, width, height),
    move: (to) => moveTo(to).perform(),
    click: (at) => moveTo(at).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    evaluate: (look, ...args) => driver.executeScript(look, ...args),
    async mail() {
      const url = await driver.getCurrentUrl();
      return url.startsWith("mailto:") ? url : undefined;
    },
  };
}

/**
 * A window is larger than the page in it, and not below its own least size.
 * The page hears of its new size later than the window.
 */
async function resize(driver: WebDriver, width: number, height: number) {
  const window = driver.manage().window();
  const before = await window.getRect();
  const page = await pageSize(driver);
  const frame = {
    width: before.width - page.width,
    height: before.height - page.height,
  };
  const after = await window.setRect({
    width: width + frame.width,
    height: height + frame.height,
  });
  await driver.wait(async () => {
    const now = await pageSize(driver);
    return (
      now.width === after.width - frame.width &&
      now.height === after.height - frame.height
    );
  }, RESIZE_LIMIT);
}

const pageSize = (driver: WebDriver) =>
  driver.executeScript<{ width: number; height: number }>(() => ({
    width: innerWidth,
    height: innerHeight,
  }));
