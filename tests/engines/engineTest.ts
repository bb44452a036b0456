import { expect, test as base } from "@playwright/test";

import type { StartedEngine } from "./Engine";
import { firefox } from "./firefox";
import { oldest } from "./oldest";
import { Visitor } from "./Visitor";
import { webkit } from "./webkit";

const engines = { firefox, webkit, oldest };

export interface EngineOptions {
  engineName: keyof typeof engines;
  scripting: boolean;
}

interface WorkerFixtures extends EngineOptions {
  /** The engine that a worker's tests share, or the reason why it cannot run. */
  started: StartedEngine | string;
}

interface Fixtures {
  /** Whether console messages are allowed. */
  allowMessages: boolean;
  visitor: Visitor;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ["firefox", { option: true, scope: "worker" }],
  scripting: [true, { option: true, scope: "worker" }],

  started: [
    async ({ engineName, scripting }, use) => {
      const { missing, start } = engines[engineName];
      const program = missing();
      if (program !== undefined) return use(`${program} is not installed`);
      const started = await start(scripting);
      await use(started);
      await started.close();
    },
    { scope: "worker" },
  ],

  allowMessages: [false, { option: true }],

  visitor: async ({ engineName, started, allowMessages }, use, testInfo) => {
    if (typeof started === "string") {
      // .ci/run sets REQUIRED to the engines that must be installed.
      if (process.env.REQUIRED?.includes(engineName)) throw new Error(started);
      testInfo.skip(true, started);
      return;
    }
    await started.tab.setViewport({ width: 1440, height: 900 });
    await use(new Visitor(started.tab, started.mail));
    // Otherwise, this page could still log messages during the next test.
    if (allowMessages) await started.tab.goto("about:blank");
    const messages = started.messages.splice(0);
    if (!allowMessages) expect(messages).toEqual([]);
  },
});

export { expect } from "@playwright/test";
