import { scripts } from "../package.json";

// npm ignores these scripts with `ignore-scripts`.
test("needs no pre or post scripts", () => {
  const names = Object.keys(scripts);
  expect(names.filter((name) => /^(pre|post)/.test(name))).toEqual([]);
});
