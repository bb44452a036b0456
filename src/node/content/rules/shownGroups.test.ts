import { madeUpContent } from "../testing/madeUpContent";
import { shownGroups } from "./shownGroups";

const content = (sound?: boolean) =>
  madeUpContent(
    {
      "navigation.json": {
        items: [
          {
            path: "/teams",
            subsections: [{ path: "/teams#tech" }, { path: "/teams#lead" }],
          },
        ],
      },
      "team.json": {
        groups: [
          { anchor: "lead", members: [{ name: "Ada" }] },
          { anchor: "tech", members: [] },
        ],
      },
    },
    {},
    sound,
  );

test("finds a link to a group that is hidden because it has no members", () => {
  expect(shownGroups(content())).toMatchObject([
    {
      path: "items[0].subsections[0].path",
      found: '"/teams#tech", where no group has members',
    },
  ]);
});

test("misses no members where team.json is not as declared", () => {
  expect(shownGroups(content(false))).toEqual([]);
});
