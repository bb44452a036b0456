import { spawn } from "node:child_process";
import { once } from "node:events";

import { Builder, Capabilities, Key } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";

import { freePort } from "../../scripts/freePort";
import { type Engine, onPath } from "./Engine";

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE };

/** WebKitGTK, driven by WebDriver, in the small browser that comes with it. */
export const webkit: Engine = {
  missing: () => ["WebKitWebDriver", "Xvfb"].find((name) => !onPath(name)),
  async start(scripting) {
    const display = spawn(
      "Xvfb",
      ["-displayfd", "1", "-screen", "0", "1600x1200x24"],
      { stdio: ["ignore", "pipe", "ignore"] },
    );
    const [number] = (await once(display.stdout, "data")) as [Buffer];
    const port = await freePort();
    const service = new DriverService("WebKitWebDriver", {
      args: [`--port=${port}`],
      port,
      loopback: true,
      env: { ...process.env, DISPLAY: `:${number.toString().trim()}` },
    });
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities(
        new Capabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": {
            args: ["--automation", `--enable-javascript=${scripting}`],
          },
        }),
      )
      .build();
    const moveTo = (x: number, y: number) =>
      driver.actions().move({ x: Math.round(x), y: Math.round(y) });
    const type = (text: string) => driver.actions().sendKeys(text).perform();
    return {
      tab: {
        goto: (url) => driver.get(url),
        setViewport: async (size) => {
          await driver.manage().window().setRect(size);
        },
        mouse: {
          move: (x, y) => moveTo(x, y).perform(),
          click: (x, y) => moveTo(x, y).click().perform(),
        },
        keyboard: { type, press: (key) => type(keys[key]) },
        evaluate: (run, ...args) => driver.executeScript(run, ...args),
      },
      // This browser shows an error page in place of a mail program.
      mail: () => driver.getCurrentUrl(),
      async close() {
        await driver.quit();
        await service.kill();
        display.kill();
      },
    };
  },
};
