import { activeSection } from "./activeSection";

const sections = [
  { id: "home", top: 0, bottom: 800 },
  { id: "goal", top: 800, bottom: 1500 },
  { id: "collaborate", top: 2300, bottom: 3100 },
  { id: "features", top: 1500, bottom: 2300 },
];

test.each([
  [0, "home"],
  [799.9, "home"],
  [800, "goal"],
  [1500, "features"],
  [2300, "collaborate"],
  [3099, "collaborate"],
])("at %s px it is %s", (position, id) => {
  expect(activeSection(position, sections)).toBe(id);
});

test.each([-1, 3100, 9000])("at %s px there is none", (position) => {
  expect(activeSection(position, sections)).toBeUndefined();
});

test("where sections overlap, the first in order is active", () => {
  const overlapping = [
    { id: "collaborate", top: 0, bottom: 100 },
    { id: "features", top: 50, bottom: 150 },
  ];
  expect(activeSection(60, overlapping)).toBe("collaborate");
});
