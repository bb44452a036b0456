import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { themes, themeStyleSheet } from "./themes";

/** Returns the files in src/ whose names match, with their content. */
const readFiles = (name: RegExp) =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => name.test(file))
    .map((file) => ({
      file,
      css: readFileSync(path.join("src", file), "utf8"),
    }));

const styleSheets = readFiles(/\.css$/);

test("finds no raw color outside src/styles", () => {
  const rawColors = styleSheets
    .filter(({ file }) => path.dirname(file) !== "styles")
    .flatMap(({ file, css }) =>
      Array.from(
        css.matchAll(
          /#(?:[\da-f]{3,4}){1,2}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi,
        ),
        ([color]) => `${file}: ${color}`,
      ),
    );
  expect(rawColors).toEqual([]);
});

// Browsers without `:has()` or `@container` ignore a whole rule that uses them.
test("uses newer CSS than Chrome 103 only inside @supports", () => {
  const tooNew = styleSheets.flatMap(({ file, css }) =>
    Array.from(
      css
        .replaceAll(/^@supports.*?^\}/gms, "")
        .matchAll(
          /\(.*\bwidth [<>]|color-mix\(|,\n.*:has\(|:has\(.*,\n|\d(?:[sdl]v[hwib]|lh|cq\w+)\b/g,
        ),
      ([feature]) => `${file}: ${feature}`,
    ),
  );
  expect(tooNew).toEqual([]);
});

// Browsers do not report a name that does not exist.
test("defines the custom properties and classes in use", () => {
  const find = (text: string, pattern: RegExp) =>
    Array.from(text.matchAll(pattern), ([found]) => found);
  const code = readFiles(/(?<!\.test)\.tsx?$/).map(({ css }) => css);
  const all = [...styleSheets.map(({ css }) => css), ...code].join("\n");
  // `--name:` in a style sheet, `"--name":` or `"--name",` in code.
  const properties = find(all + themeStyleSheet(), /--[\w-]+(?="?:|",)/g);
  const missing = styleSheets.flatMap(({ file, css }) => {
    const rules = css.replaceAll(/\/\*.*?\*\//gs, "");
    const globalSelectors =
      path.dirname(file) === "styles"
        ? find(rules, /[^{};]+(?=\{)/g)
        : find(rules, /:global\([^)]*/g);
    return [
      ...find(rules, /(?<=var\(\s*)--[\w-]+/g).filter(
        (name) => !properties.includes(name),
      ),
      ...find(rules, /(?<=animation(-name)?: )[a-z]\w*/g).filter(
        (name) => !rules.includes(`@keyframes ${name} {`),
      ),
      // In code, a class is in a string that contains only classes.
      ...find(globalSelectors.join(), /(?<=\.)[a-z][\w-]*/g).filter(
        (name) => !RegExp(`"([\\w-]+ )*${name}( [\\w-]+)*"`).test(all),
      ),
    ].map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test("draws the logos and the icon in their theme's colors", () => {
  const read = (file: string) => readFileSync(`static/${file}`, "utf8");
  const colorsIn = (text = "") =>
    [...new Set(text.match(/#[\da-f]{6}/g))].sort();
  const icon = read("favicon.svg").split("prefers-color-scheme:dark");
  for (const [index, theme] of [themes.light, themes.dark].entries()) {
    const colors = colorsIn(read(`images/logo-${theme.colorScheme}.svg`));
    expect(colorsIn(icon[index])).toEqual(colors);
    expect(colors).toContain(theme.palette.text);
  }
  const { accent } = themes.dark.palette;
  expect(colorsIn(icon[1])).toContain(accent);
});

test("gives the web manifest the dark theme's background", () => {
  const { background } = themes.dark.palette;
  const text = readFileSync("static/site.webmanifest", "utf8");
  expect(JSON.parse(text)).toMatchObject({
    theme_color: background,
    background_color: background,
  });
});
