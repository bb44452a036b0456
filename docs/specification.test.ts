import { readFileSync } from "node:fs";

import { filesIn } from "../src/check/filesIn";

const files = ["compare", "docs", "scripts", "src", "tests"].flatMap((folder) =>
  filesIn(folder).map((file) => `/${folder}/${file}`),
);

/** Returns what is wrong with `file: a part of a title`, if anything. */
function findFault(reference: string): string | undefined {
  const [name = "", part = ""] = reference.split(": ");
  const [file, ...others] = files.filter((each) => each.endsWith(`/${name}`));
  if (file === undefined) return `there is no ${name}`;
  if (others.length > 0) return `there are several ${name}`;
  const lines = readFileSync(`.${file}`, "utf8").split("\n");
  const isTitle = (line: string) => /["'`]/.test(line) && line.includes(part);
  return lines.some(isTitle) ? undefined : `${name} has no "${part}"`;
}

test("names an existing test for each promise", () => {
  const promises = readFileSync("docs/specification.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("- "));
  const faults = promises.flatMap((promise) => {
    const [, holders = ""] = promise.split(" → ");
    if (holders === "by eye") return [];
    return holders.split("; ").map(findFault).filter(Boolean);
  });
  expect(promises.length).toBeGreaterThan(200);
  expect(faults).toEqual([]);
});
