import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { numberClasses, shortName } from "./classNames";

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(path.join(folder, "card"));
  write("bar.module.css", ".bar { animation: rise 1s }\n@keyframes rise {}");
  write("card/card.module.css", ".bar > .title:hover, .title .bar {}");
  write("global.css", ".js {}");
});

const write = (file: string, css: string) => {
  writeFileSync(path.join(folder, file), css);
};
const shorten = (file: string, name: string) =>
  numberClasses(folder).shorten(path.join(folder, file), name);

test("every class and every animation has a name of its own", () => {
  expect([
    shorten("bar.module.css", "bar"),
    shorten("bar.module.css", "rise"),
    shorten("card/card.module.css", "bar"),
    shorten("card/card.module.css", "title"),
  ]).toEqual(["A", "B", "C", "D"]);
});

test("says which file lacks a name", () => {
  expect(() => shorten("global.css", "js")).toThrow(
    /global\.css: found no class and no keyframes "js"/,
  );
});

test("is of another version when names move, and only then", () => {
  const { version } = numberClasses(folder);
  write("card/card.module.css", ".bar, .title { color: red }");
  expect(numberClasses(folder).version).toBe(version);
  write("bar.module.css", ".bar, .new {}\n@keyframes rise {}");
  expect(numberClasses(folder).version).not.toBe(version);
});

test("names are short, all different, and no global class's", () => {
  const names = Array.from({ length: 5000 }, (_, index) => shortName(index));
  expect(new Set(names).size).toBe(5000);
  for (const name of names) expect(name).toMatch(/^[A-Z][0-9a-z]{0,2}$/);
  expect(names[961]).toHaveLength(2);
});
