import { installMatchMedia } from "../../tests/jest/matchMedia";
import { runFromSource } from "../../tests/jest/runFromSource";
import { setThemeBeforePaint } from "./beforePaint";
import { DARK_QUERY, STORAGE_KEY } from "./storageKey";

function preferDark(matches: boolean) {
  installMatchMedia({ [DARK_QUERY]: matches });
}

beforeEach(() => {
  localStorage.clear();
  document.body.className = "";
});

test.each([
  ["true", true, "light-mode"],
  ["false", false, "dark-mode"],
  [null, true, "dark-mode"],
  [null, false, "light-mode"],
  ["rubbish", true, "dark-mode"],
])("stored %s, system dark: %s → %s", (stored, dark, expected) => {
  if (stored !== null) localStorage.setItem(STORAGE_KEY, stored);
  preferDark(dark);
  runFromSource(setThemeBeforePaint, STORAGE_KEY, DARK_QUERY);
  expect(document.body.className).toBe(expected);
});

test("follows the system where storage is refused", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("refused");
  });
  preferDark(true);
  runFromSource(setThemeBeforePaint, STORAGE_KEY, DARK_QUERY);
  expect(document.body.className).toBe("dark-mode");
});

test("is light where the system has no preference to tell", () => {
  Reflect.deleteProperty(window, "matchMedia");
  runFromSource(setThemeBeforePaint, STORAGE_KEY, DARK_QUERY);
  expect(document.body.className).toBe("light-mode");
});
