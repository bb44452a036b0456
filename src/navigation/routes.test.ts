import { anchorsAt, homeSections } from "./routes";

test.each([
  ["/", [...homeSections, "contact"]],
  ["/about", ["about-hero", "whatisgainova", "whygainova", "contact"]],
  ["/terms", ["contact"]],
  ["/nowhere", []],
])("returns the anchors of %s", (path, anchors) => {
  expect(anchorsAt(path)).toEqual(anchors);
});
