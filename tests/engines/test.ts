import { test as base, expect } from "@playwright/test";

import type { Running } from "./drivers/Driver";
import { drivers, type EngineName } from "./drivers/drivers";
import { Visitor } from "./Visitor";

export interface EngineOptions {
  engineName: EngineName;
  /** Unset where the pages are visited without JavaScript. */
  scripting: boolean;
}

interface EngineFixtures extends EngineOptions {
  /** Undefined on a machine without the engine. */
  running: Running | undefined;
}

/** The engines that this machine was prepared with, and that it must not lack. */
const required = (process.env.REQUIRED_ENGINES ?? "").split(" ");

/** Playwright's test, with a visitor who uses the engine of the project. */
export const test = base.extend<{ visitor: Visitor }, EngineFixtures>({
  engineName: ["chromium", { option: true, scope: "worker" }],
  scripting: [true, { option: true, scope: "worker" }],

  running: [
    async ({ engineName, scripting }, use) => {
      const driver = drivers[engineName];
      if (driver.missing()) {
        await use(undefined);
        return;
      }
      const running = await driver.start({ scripting });
      await use(running);
      await running.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],

  visitor: async ({ engineName, scripting, running }, use, testInfo) => {
    const missing = drivers[engineName].missing();
    if (missing && required.includes(engineName)) {
      throw new Error(`${engineName} needs ${missing}, which is not here.`);
    }
    testInfo.skip(!running, `not run: no ${missing} on this machine`);
    if (!running) return;
    const tab = await running.nextTab();
    const visitor = new Visitor(tab, process.env.TEST_URL ?? "", scripting);
    await visitor.forgetEverything();
    await use(visitor);
  },
});

export { expect };
