import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { contentTypeOf } from "../contentFile";
import { contentTypes } from "../contentTypes";
import { readIcons } from "../source/readIcons";
import { sitePages } from "../source/sitePages";
import { generatedFiles, schemaFileOf, schemaFolder } from "./generatedFiles";

const readFile = (file: string) => readFileSync(file, "utf8");

let files: Map<string, string>;

beforeAll(async () => {
  const sources = { icons: await readIcons("."), pages: sitePages() };
  files = generatedFiles(contentTypes, sources, readFile("data/README.md"));
});

test("has not drifted from the declarations (mend by npm run generate)", () => {
  const drifted = [...files]
    .filter(([file, text]) => !existsSync(file) || readFile(file) !== text)
    .map(([file]) => file);
  expect(drifted).toEqual([]);
});

test("leaves no schema of what is no longer there", () => {
  const made = [...files.keys()].filter((file) =>
    file.startsWith(schemaFolder),
  );
  expect(readdirSync(schemaFolder).sort()).toEqual(
    made.map((file) => path.basename(file)).sort(),
  );
});

test("is named by every content file, so that any editor finds it", () => {
  const folder = "tests/fixtures/site";
  const content = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => file.endsWith(".json"));
  for (const file of content) {
    const type = contentTypeOf(file, contentTypes);
    const { $schema } = JSON.parse(readFile(`${folder}/${file}`)) as {
      $schema?: string;
    };
    const named = path.join(folder, path.dirname(file), $schema ?? "");
    expect([file, named]).toEqual([
      file,
      type && path.join(schemaFolder, schemaFileOf(type)),
    ]);
  }
});

test("refuses a guide that has lost its list of fields", () => {
  const sources = {
    icons: { names: new Set<string>(), renamed: new Map<string, string>() },
    pages: sitePages(),
  };
  expect(() => generatedFiles(contentTypes, sources, "# Guide")).toThrow(
    "data/README.md lacks the lines",
  );
});
