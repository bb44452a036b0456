import { sectionColumns, teamSections } from "./teamSections";

const group = (anchor: string, heading: string, size = 1) => ({
  anchor,
  heading,
  members: Array.from({ length: size }, (_, index) => ({ name: `${index}` })),
});

test("groups with one anchor share a section", () => {
  const sections = teamSections([
    group("lead", "Mentor"),
    group("tech", "Tech Team"),
    group("lead", "Student Lead"),
  ]);
  expect(
    sections.map(({ anchor, groups }) => [
      anchor,
      groups.map(({ group: { heading } }) => heading),
    ]),
  ).toEqual([
    ["lead", ["Mentor", "Student Lead"]],
    ["tech", ["Tech Team"]],
  ]);
});

test.each([
  [[1], 1],
  [[1, 1], 2],
  [[1, 1, 1], 3],
  [[1, 1, 1, 1], 2],
  [[1, 2], 1],
])("groups of %j members stand in %i columns", (sizes, columns) => {
  const groups = sizes.map((size, index) => group("lead", `${index}`, size));
  expect(teamSections(groups).map((it) => sectionColumns(it.groups))).toEqual([
    columns,
  ]);
});

test("delays follow the order of the groups, and the last one stays", () => {
  const groups = "abcdefghi".split("").map((anchor) => group(anchor, anchor));
  const delays = teamSections(groups).flatMap(({ groups: entries }) =>
    entries.map(({ delay }) => delay),
  );
  expect(delays).toEqual([0, 200, 300, 400, 500, 600, 600, 600, 600]);
});

test("a group without members is hidden and takes no delay", () => {
  const sections = teamSections([
    group("lead", "Mentor", 0),
    group("tech", "Tech Team"),
    group("research", "Research Team"),
  ]);
  expect(
    sections.map(({ anchor, groups }) => [anchor, groups[0]?.delay]),
  ).toEqual([
    ["tech", 0],
    ["research", 200],
  ]);
});

test("no groups make no sections", () => {
  expect(teamSections([])).toEqual([]);
});
