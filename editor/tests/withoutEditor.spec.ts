import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { siteFolder } from "../../tests/siteFolder";

test("builds the site without a byte of the editor", () => {
  const files = readdirSync(siteFolder, {
    recursive: true,
    withFileTypes: true,
  }).filter((file) => file.isFile() && /\.(js|css|html)$/.test(file.name));
  expect(files.length).toBeGreaterThan(10);
  for (const { parentPath, name } of files)
    expect(readFileSync(path.join(parentPath, name), "utf8")).not.toMatch(
      /__edit|gainova-editor|easy-crop|entry-buttons/i,
    );
});
