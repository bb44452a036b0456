import { checkContent } from "./checkContent";
import { checkSource } from "./check";
import type { ContentSource } from "./source/contentSource";
import { readSource } from "./source/readSource";

let source: ContentSource;

beforeAll(async () => {
  source = await readSource(process.cwd());
});

/** The report after the first match in each file was replaced. */
function reportOn(changes: Readonly<Record<string, [RegExp, string][]>>) {
  const files = new Map(source.files);
  for (const [file, replacements] of Object.entries(changes)) {
    for (const [before, after] of replacements) {
      const text = files.get(file) ?? "";
      expect(text).toMatch(before);
      files.set(file, text.replace(before, after));
    }
  }
  return checkSource({ ...source, files });
}

test("finds no mistake in the site's content", async () => {
  const { mistakes, fileCount } = await checkContent(process.cwd());
  expect(mistakes).toEqual([]);
  expect(fileCount).toBe(source.files.size);
});

test("reports every mistake of every file, in order", () => {
  const { mistakes } = reportOn({
    "team.json": [
      [/"anchor": "\w+"/, '"anchor": "reserch"'],
      [/"name"/, '"nmae"'],
    ],
    "faqs.json": [[/"answer"/, '"anwser"']],
    "home.json": [
      [/"icon": "[\w-]+"/, '"icon": "lightbulp"'],
      [/"lat": [\d.-]+/, '"lat": 137.77'],
    ],
    "navigation.json": [[/"\/about#\w+"/, '"/about#whygainowa"']],
  });
  const places = mistakes.map(({ file, line }) => [file, line] as const);
  expect(places).toEqual(
    [...places].sort(([a, lineA], [b, lineB]) =>
      a === b ? lineA - lineB : a < b ? -1 : 1,
    ),
  );
  expect(mistakes.map(({ path, hint }) => [path, hint])).toEqual([
    ["faqs[0].anwser", "answer"],
    ["vision.cards[0].icon", "lightbulb"],
    ["collaborate.arcs[0].start.lat", undefined],
    [expect.stringContaining("subsections"), "/about#whygainova"],
    [expect.stringMatching(/anchor$/), "research"],
    [expect.stringMatching(/nmae$/), "name"],
  ]);
});

test("makes one mistake of a comma that is missing", () => {
  const { mistakes } = reportOn({
    "legal/terms.json": [[/"path": "(.*)",/, '"path": "$1"']],
  });
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]?.expected).toMatch(/^a comma after ".*" on line \d+$/);
});

test("does not let one file's mistake make mistakes of others", () => {
  const { mistakes } = reportOn({ "legal/terms.json": [[/\{/, ""]] });
  expect(mistakes).toHaveLength(1);
});

test("gives a name to a mistake of form, if there is a near one", () => {
  const { mistakes } = reportOn({
    "home.json": [[/"icon": "[\w-]+"/, '"icon": "fa-solid fa-rocket"']],
  });
  expect(mistakes).toMatchObject([
    { expected: 'the name of an icon, as in "circle-user"', hint: "rocket" },
  ]);
});
