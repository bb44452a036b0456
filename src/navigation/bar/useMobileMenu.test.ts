import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { DESKTOP_WIDTH, MENU_CLOSING_MS } from "./useMobileMenu";

const css = [__dirname, join(__dirname, "..")]
  .flatMap((dir) => readdirSync(dir).map((file) => join(dir, file)))
  .filter((file) => file.endsWith(".css"))
  .map((file) => readFileSync(file, "utf8"))
  .join("");

test("style sheets change to the mobile menu at the width of the script", () => {
  const limits = [...css.matchAll(/max-width: ([\d.]+)px/g)].map(
    ([, px]) => px,
  );
  expect(new Set(limits)).toEqual(new Set([String(DESKTOP_WIDTH - 0.02)]));
  expect(css).toContain(`(min-width: ${DESKTOP_WIDTH}px)`);
});

test("the closing animation takes as long as the script waits", () => {
  expect(css).toContain(`animation: close ${MENU_CLOSING_MS}ms`);
});
