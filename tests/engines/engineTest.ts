import { test as base } from "@playwright/test";

import { firefox } from "./firefox";
import { Visitor } from "./Visitor";
import { webkit } from "./webkit";

const engines = { firefox, webkit };

export interface EngineOptions {
  engineName: keyof typeof engines;
  scripting: boolean;
}

/** Engines whose absence is an error; .ci/run names them. */
const required = process.env.REQUIRED_ENGINES?.split(" ");

export const test = base.extend<EngineOptions & { visitor: Visitor }>({
  engineName: ["firefox", { option: true }],
  scripting: [true, { option: true }],
  visitor: async ({ engineName, scripting }, use) => {
    const engine = engines[engineName];
    const missing = engine.missing();
    const reason = `${missing} is not installed`;
    if (missing && required?.includes(engineName)) throw new Error(reason);
    test.skip(missing !== undefined, reason);
    const { tab, mail, close } = await engine.start(scripting);
    await tab.setViewport({ width: 1440, height: 900 });
    await use(new Visitor(tab, mail));
    await close();
  },
});

export { expect } from "@playwright/test";
