import { contentTypes } from "../contentTypes";
import { madeUpContent } from "../testing/madeUpContent";
import { knownFiles } from "./knownFiles";

const names = contentTypes
  .map(({ file }) => file)
  .filter((file) => !file.includes("*"));

const files = (list: readonly string[]) =>
  madeUpContent(Object.fromEntries(list.map((name) => [name, "{}"])));

test("says nothing where every file is there", () => {
  expect(knownFiles(files([...names, "legal/imprint.json"]))).toEqual([]);
});

test("misses a file", () => {
  const content = files(names.filter((name) => name !== "team.json"));
  expect(knownFiles(content)).toMatchObject([
    { file: "data/team.json", line: 1, column: 1, found: "no such file" },
  ]);
});

test("names all files that are missing in one problem", () => {
  const content = files(["site.json"]);
  const [problem, ...more] = knownFiles(content);
  expect(more).toEqual([]);
  for (const name of names.slice(1)) {
    expect(`${problem?.file} ${problem?.found}`).toContain(name);
  }
});

test("takes an unknown file for the one that is missing", () => {
  const content = files(
    names.map((name) => (name === "team.json" ? "Teams.json" : name)),
  );
  expect(knownFiles(content)).toMatchObject([
    {
      file: "data/Teams.json",
      found: "a file that the site does not know",
      hint: "team.json",
    },
  ]);
});
