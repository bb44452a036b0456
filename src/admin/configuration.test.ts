import { readFileSync } from "node:fs";
import path from "node:path";

import { FIXTURE } from "../../scripts/buildCopy";
import { declarations } from "../content/declarations/allDeclarations";
import { filesIn } from "../check/filesIn";
import { configuration } from "./configuration";
import { contentFormat, contentTypes } from "./contentFormat";

const config = configuration({
  name: "GAINOVA",
  pathPrefix: "",
  repository: "owner/name",
  isDevelopment: false,
});

const types = contentTypes(config);

test("has a form and a page for each content type", () => {
  const forms = types.map(({ name, preview_path: page }) => [name, page]);
  const expected = declarations.map(({ file, page }) => [
    file.replace(/(\/\*)?\.json$/, ""),
    page,
  ]);
  expect(Object.fromEntries(forms)).toEqual(Object.fromEntries(expected));
});

test("puts often edited fields first in each form", () => {
  const labels = (name: string) =>
    (types.find((type) => type.name === name)?.fields ?? [])
      .filter(({ widget }) => widget !== "hidden")
      .map(({ label }) => label);
  for (const [name, first, last] of [
    ["home", "Top of the page", "Search results"],
    ["team", "Groups", "Search results"],
    ["features", "Features", "Search results"],
    ["navigation", "Items", "Contact button"],
    ["site", "Name", "Description of the share picture"],
    ["legal", "Sections", "Search results"],
    ["programs", "Entries", "Search results"],
  ] as const) {
    const all = labels(name);
    expect([name, all[0], all.at(-1)]).toEqual([name, first, last]);
  }
});

test("makes each save a pull request", () => {
  expect(config.publish_mode).toBe("editorial_workflow");
  expect(config.backend).toMatchObject({ open_authoring: true });
});

test("keeps empty lists that the CMS leaves out", () => {
  const [team] = types.filter(({ name }) => name === "team");
  const file = team && contentFormat(team).toFile({ groups: [{}] });
  expect(file).toContain('"members": []');
});

test("formats the fixture's files as the CMS writes them", () => {
  for (const type of types) {
    const { fromFile, toFile } = contentFormat(type);
    for (const file of filesIn(FIXTURE.CONTENT_DIR)) {
      if (!RegExp(`^${type.name}(/.*)?\\.json$`).test(file)) continue;
      const text = readFileSync(path.join(FIXTURE.CONTENT_DIR, file), "utf8");
      expect(`${toFile(fromFile(text))}\n`).toBe(text);
      // Unknown fields must stay, after the known fields.
      const more = text.replace(/\n}\n$/, ',\n  "motto": [\n    "Hi"\n  ]\n}');
      expect(toFile(fromFile(more))).toBe(more);
    }
  }
});
