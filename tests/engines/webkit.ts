import { Builder, Capabilities, Key } from "selenium-webdriver";

import {
  freePort,
  canRun,
  startProcess,
} from "../hosting/servers/startProcess";
import type { Engine } from "./Engine";

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE };

/** WebKitGTK's MiniBrowser, controlled by WebDriver. */
export const webkit: Engine = {
  missing: () =>
    ["WebKitWebDriver", "xvfb-run"].find((name) => !canRun(name, "--help")),
  async start(scripting) {
    const port = await freePort();
    const server = await startProcess(port, "xvfb-run", [
      "--auto-servernum",
      "--server-args=-screen 0 1600x1200x24",
      "WebKitWebDriver",
      `--port=${port}`,
    ]);
    const driver = await new Builder()
      .usingServer(server.url)
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
      // MiniBrowser shows an error page instead of a mail program.
      mail: () => driver.getCurrentUrl(),
      async close() {
        await driver.quit();
        await server.stop();
      },
    };
  },
};
