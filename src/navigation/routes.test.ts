import { navigation } from "../node/content/declarations/navigation";
import content from "../../tests/fixtures/site/navigation.json";
import { anchorsAt, homeSections, routeAt, routes } from "./routes";

test("the sections of the home page are asked in the order of the specification", () => {
  expect(homeSections).toEqual([
    "home",
    "goal",
    "collaborate",
    "features",
    "faqs",
  ]);
});

test("the footer and the hero are anchors, too, each of them once", () => {
  expect(anchorsAt("/about")).toEqual([
    "about-hero",
    "whatisgainova",
    "whygainova",
    "contact",
  ]);
  expect(anchorsAt("/")).toEqual([...homeSections, "contact"]);
  expect(anchorsAt("/terms")).toEqual(["contact"]);
});

test("a path that no page has, has no route and no anchors", () => {
  expect(routeAt("/nowhere")).toBeUndefined();
  expect(anchorsAt("/nowhere")).toEqual([]);
});

describe("data/navigation.json", () => {
  test("fits its declaration", () => {
    expect(navigation.safeParse(content).error).toBeUndefined();
  });

  test("leads to pages and anchors that there are", () => {
    for (const item of content.items) {
      expect(Object.keys(routes)).toContain(item.path);
      for (const section of item.subsections ?? []) {
        const [path = "", anchor] = section.path.split("#");
        expect(path).toBe(item.path);
        expect(anchorsAt(path)).toContain(anchor);
      }
    }
  });
});
