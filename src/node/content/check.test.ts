import fc from "fast-check";

import { checkSource, readDocuments } from "./check";
import { checkContent } from "./checkContent";
import type { Document } from "./document";
import { formatReport } from "./formatReport";
import { walk } from "./json/tree";
import type { Problem } from "./report";
import { select } from "./select";
import type { ContentSource, Picture } from "./source/contentSource";
import { readSource } from "./source/readSource";

let source: ContentSource;
let documents: readonly Document[];

beforeAll(async () => {
  const site = await readSource(process.cwd());
  // The countries are no content, and take longer than all the rest.
  source = { ...site, folder: "data", outlines: [] };
  documents = readDocuments(source);
});

/** The report with some files' texts changed; undefined removes a file. */
function reportOn(changes: Readonly<Record<string, string | undefined>>) {
  const files = new Map(source.files);
  for (const [file, text] of Object.entries(changes)) {
    files.delete(file);
    if (text !== undefined) files.set(file, text);
  }
  return checkSource({ ...source, files });
}

const textOf = (file: string) => source.files.get(file) ?? "";

const summary = ({ found, expected, hint = "" }: Problem) =>
  `${found} | ${expected} | ${hint}`;

test("finds no problem in valid content", async () => {
  const { problems, fileCount } = await checkContent(process.cwd());
  expect(problems).toEqual([]);
  expect(fileCount).toBe(source.files.size);
});

interface Example {
  file: string;
  /** Pattern of the values. */
  values: string;
  change: (first: string) => string;
  problem: string;
}

// Each changes the second of the values, or the only one, to something made
// of the first.
test.each`
  file                  | values                            | change                                                | problem
  ${"team.json"}        | ${"groups[].members[].img"}       | ${() => '"nobody.jpg"'}                               | ${'"nobody.jpg" | the name of a picture in data/images/team | '}
  ${"team.json"}        | ${"groups[].members[].img"}       | ${() => '"MEMBER-01.jpg"'}                            | ${"in data/images/team, with the same capitals | member-01.jpg"}
  ${"features.json"}    | ${"features[].image"}             | ${() => '"member-01.jpg"'}                            | ${"the name of a picture in data/images/features"}
  ${"home.json"}        | ${"vision.cards[].icon"}          | ${() => '"rokcet"'}                                   | ${'"rokcet" | the name of a free icon of Font Awesome 6.7.2 | rocket'}
  ${"home.json"}        | ${"vision.cards[].icon"}          | ${() => '"home"'}                                     | ${" | house"}
  ${"home.json"}        | ${"vision.cards[].icon"}          | ${() => '"fa-solid fa-rocket"'}                       | ${'the name of an icon, as in "circle-user" | rocket'}
  ${"home.json"}        | ${"vision.cards[].icon"}          | ${() => '"CircleUser"'}                               | ${" | circle-user"}
  ${"home.json"}        | ${"collaborate.arcs[].start.lat"} | ${() => "137.77"}                                     | ${"137.77 | a latitude from -80 to 90"}
  ${"home.json"}        | ${"collaborate.arcs[].start"}     | ${(at: string) => at.replace(/(?<=lat": ).*\d/, "1")} | ${", as at data/home.json:"}
  ${"home.json"}        | ${"collaborate.arcs[].*"}         | ${(at: string) => at}                                 | ${", where the arc starts | another city | "}
  ${"navigation.json"}  | ${"items[].path"}                 | ${() => '"/abuot"'}                                   | ${'"/abuot" | the path of a page of this site | /about'}
  ${"navigation.json"}  | ${"items[].subsections[].path"}   | ${() => '"/about#whygainowa"'}                        | ${"an anchor of /about | /about#whygainova"}
  ${"navigation.json"}  | ${"items[].subsections[].path"}   | ${() => '"/nowhere#goal"'}                            | ${"a page of this site with one of its anchors"}
  ${"legal/terms.json"} | ${"path"}                         | ${() => '"/about"'}                                   | ${'"/about", which is another page\'s | a path that no other page has | '}
  ${"legal/terms.json"} | ${"path"}                         | ${() => '"/404"'}                                     | ${'"/404", which is another page\'s'}
  ${"legal/terms.json"} | ${"path"}                         | ${() => '"/privacy-policy"'}                          | ${'"/privacy-policy", as in path at data/legal/privacy-policy.json:'}
  ${"legal/terms.json"} | ${"sections[].heading"}           | ${(first: string) => first}                           | ${"a heading that no other section here has"}
  ${"team.json"}        | ${"meta.title"}                   | ${() => JSON.stringify(" about gainova")}             | ${"as in meta.title at data/about.json:"}
  ${"team.json"}        | ${"groups[].members[].name"}      | ${(first: string) => first.toUpperCase()}             | ${"as in groups[0].members[0].name at data/team.json:"}
  ${"features.json"}    | ${"features[].id"}                | ${(first: string) => first}                           | ${"a number that no other feature has"}
  ${"faqs.json"}        | ${"faqs[].question"}              | ${(first: string) => first}                           | ${"a question that was not asked yet"}
  ${"home.json"}        | ${"*.heading"}                    | ${(first: string) => first}                           | ${"a heading that no other section here has"}
  ${"site.json"}        | ${"*.accounts[].label"}           | ${(first: string) => first}                           | ${"a name that no other account has"}
`("finds in $file that $problem", (example) => {
  const { file, values, change, problem } = example as Example;
  const document = documents.find((each) => each.file === `data/${file}`);
  const [first, node = first] = select(document?.root, values);
  if (!document || !first || !node) throw new Error("There is no such value");
  const { text } = document;
  const raw = text.slice(first.offset, first.offset + first.length);
  const end = text.slice(node.offset + node.length);
  const changed = text.slice(0, node.offset) + change(raw) + end;
  const { line, column } = document.positionOf(node.offset);
  const { problems } = reportOn({ [file]: changed });
  const here = problems.filter((each) => each.file === `data/${file}`);
  expect(here.map(summary)).toEqual([expect.stringContaining(problem)]);
  expect(here).toMatchObject([{ line, column }]);
});

test.each<[Picture, string]>([
  [{ problem: "cut off" }, "which cannot be opened (cut off) | a picture that"],
  [{ width: 319, height: 999 }, "which is 319 px wide and 999 px high | a"],
])("finds a picture that is %j", (picture, problem) => {
  const pictures = new Map(source.pictures);
  pictures.set("images/team/member-01.jpg", picture);
  const { problems } = checkSource({ ...source, pictures });
  expect(problems.map(summary)).toEqual([expect.stringContaining(problem)]);
});

test("finds missing, unknown and misspelt files", () => {
  const team = textOf("team.json");
  expect(reportOn({ "team.json": undefined }).problems).toMatchObject([
    { file: "data/team.json", line: 1, column: 1, found: "no such file" },
  ]);
  const two = { "team.json": undefined, "faqs.json": undefined };
  expect(reportOn(two).problems).toMatchObject([
    {
      file: "data/faqs.json",
      found: "no such file; also missing: team.json",
    },
  ]);
  const renamed = { "team.json": undefined, "Teams.json": team };
  expect(reportOn(renamed).problems).toMatchObject([
    {
      file: "data/Teams.json",
      found: "a file that the site does not know",
      hint: "team.json",
    },
  ]);
});

test("finds an outline that is no area", () => {
  const geometry = { type: "Point" as const, coordinates: [0, 0] };
  const outlines = [{ code: "250", name: "France", geometry }];
  expect(checkSource({ ...source, outlines }).problems).toMatchObject([
    {
      file: "node_modules/world-atlas/countries-50m.json",
      path: "Outline of France (250), geometry.type",
      expected: "a Polygon or a MultiPolygon",
    },
  ]);
});

test("reports every problem of every file, in order", () => {
  const { problems } = reportOn({
    "team.json": textOf("team.json")
      .replace(/"anchor": "\w+"/, '"anchor": "reserch"')
      .replace('"name"', '"nmae"'),
    "faqs.json": textOf("faqs.json").replace('"answer"', '"anwser"'),
    "legal/terms.json": textOf("legal/terms.json").replace(
      /("path": .*),/,
      "$1",
    ),
  });
  expect(problems.map(({ path, hint }) => [path, hint])).toEqual([
    ["faqs[0].anwser", "answer"],
    ["meta", undefined],
    [expect.stringMatching(/anchor$/), "research"],
    [expect.stringMatching(/nmae$/), "name"],
  ]);
});

test("does not let one file's problem make problems of others", () => {
  const text = textOf("legal/terms.json").replace("{", "");
  expect(reportOn({ "legal/terms.json": text }).problems).toHaveLength(1);
});

test("finds whatever is not as declared, and names a place in a file", () => {
  const share = fc.double({ min: 0, max: 0.999, noNaN: true });
  const value = fc.json({ maxDepth: 1, stringUnit: "binary" });
  const property = fc.property(share, share, value, (which, at, value) => {
    const document = documents[Math.floor(which * documents.length)];
    const nodes = document?.root ? [...walk(document.root)] : [];
    const node = nodes[Math.floor(at * nodes.length)];
    if (!document || !node) throw new Error("There is nothing to change");
    const before = document.text.slice(0, node.offset);
    const after = document.text.slice(node.offset + node.length);
    const file = document.file.replace("data/", "");
    const text = before + value + after;
    const report = reportOn({ [file]: text });
    const own = report.problems.filter((each) => each.file === document.file);
    const isValid = document.type.schema.safeParse(JSON.parse(text)).success;
    expect(isValid || own.length > 0).toBe(true);
    for (const { line, column } of own) {
      const length = text.split("\n")[line - 1]?.length ?? -1;
      expect(column).toBeLessThanOrEqual(length + 1);
    }
    const written = formatReport(report, { color: false });
    expect(written).not.toMatch(/undefined|\[object/);
    expect(written.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
  });
  fc.assert(property, { numRuns: 60, seed: 1 });
});
