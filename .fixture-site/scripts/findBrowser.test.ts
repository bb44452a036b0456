import { writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../tests/jest/temporaryFolder";
import { findBrowser } from "./findBrowser";

function setChromePath(CHROME_PATH: string) {
  jest.replaceProperty(process, "env", { ...process.env, CHROME_PATH });
}

test("takes the browser that CHROME_PATH names, but no headless shell for a full one", () => {
  for (const [name, isFull] of [
    ["chrome", true],
    ["chrome-headless-shell", false],
  ] as const) {
    const executablePath = path.join(temporaryFolder(), name);
    writeFileSync(executablePath, "");
    setChromePath(executablePath);
    expect(findBrowser()).toMatchObject({ executablePath });
    expect(findBrowser(true)?.executablePath).toBe(
      isFull ? executablePath : undefined,
    );
  }
});

test("names a CHROME_PATH that does not exist, and takes no other browser", () => {
  setChromePath("/nowhere/chrome");
  expect(() => findBrowser()).toThrow(
    "CHROME_PATH is /nowhere/chrome, which does not exist.",
  );
});
