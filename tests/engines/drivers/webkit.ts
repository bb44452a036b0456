import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";

import { onPath } from "../../../scripts/browser.mjs";
import { freePort } from "../../../scripts/freePort";
import { startDisplay } from "./display";
import type { Driver } from "./Driver";
import { webdriverTab } from "./webdriverTab";

/** WebKit by WebDriver, in the small browser that comes with its library. */
export const webkit: Driver = {
  // That browser has no mail program to open; it shows an error page instead.
  staysAtMail: false,
  missing: () =>
    ["WebKitWebDriver", "Xvfb"].find((name) => onPath(name) === undefined),
  async start({ scripting }) {
    const display = await startDisplay();
    const service = await driverService(display.name);
    const driver = await session(await service.start(), scripting);
    const tab = webdriverTab(driver);
    return {
      nextTab: () => Promise.resolve(tab),
      async close() {
        await driver.quit();
        await service.kill();
        display.stop();
      },
    };
  },
};

/** @param display the screen to show windows on, as in ":1" */
async function driverService(display: string) {
  const port = await freePort();
  return new DriverService("WebKitWebDriver", {
    args: [`--port=${port}`],
    port,
    loopback: true,
    env: { ...process.env, DISPLAY: display },
  });
}

function session(server: string, scripting: boolean): Promise<WebDriver> {
  return new Builder()
    .usingServer(server)
    .disableEnvironmentOverrides()
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": {
          args: ["--automation", `--enable-javascript=${scripting}`],
        },
      }),
    )
    .build();
}
