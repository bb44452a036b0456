import { scripts } from "../package.json";

test("needs no pre or post scripts because npm can ignore them", () => {
  const names = Object.keys(scripts);
  expect(names.filter((name) => /^(pre|post)/.test(name))).toEqual([]);
});
