import { writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../tests/jest/temporaryFolder";
import { findBrowser } from "./findBrowser";

const chromePath = process.env.CHROME_PATH;

afterEach(() => {
  if (chromePath === undefined) delete process.env.CHROME_PATH;
  else process.env.CHROME_PATH = chromePath;
});

function setChromePath(name: string): string {
  const file = path.join(temporaryFolder(), name);
  writeFileSync(file, "");
  return (process.env.CHROME_PATH = file);
}

test("takes the browser that CHROME_PATH names, with the fonts of the tests", () => {
  const executablePath = setChromePath("chrome");
  const { FONTCONFIG_FILE = "" } = findBrowser().env;
  expect(findBrowser()).toMatchObject({ executablePath });
  expect(findBrowser(true)).toMatchObject({ executablePath });
  expect(path.basename(FONTCONFIG_FILE)).toBe("fonts.conf");
});

test("does not take a headless shell for a full browser", () => {
  const executablePath = setChromePath("chrome-headless-shell");
  expect(findBrowser()).toMatchObject({ executablePath });
  expect(findBrowser(true)).toBeUndefined();
});

test("names a CHROME_PATH that does not exist, and takes no other browser", () => {
  process.env.CHROME_PATH = "/nowhere/chrome";
  expect(() => findBrowser()).toThrow(
    "CHROME_PATH is /nowhere/chrome, which does not exist.",
  );
});
