import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

const { FOLDER = "" } = process.env;
const [before = "", after = ""] = ["before", "after"].map((side) =>
  path.join(FOLDER, side, "before/pictures"),
);
const added = new Set(readdirSync(after));

for (const name of new Set([...readdirSync(before), ...added])) {
  test(name, () => {
    expect(added.has(name), "the working tree has it").toBe(true);
    const content = readFileSync(path.join(after, name));
    const isPicture = name.endsWith(".png");
    expect(isPicture ? content : content.toString()).toMatchSnapshot(name);
  });
}
