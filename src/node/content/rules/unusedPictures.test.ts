import { fixtureContent } from "../testing/fixtureContent";
import { unusedPictures } from "./unusedPictures";

const size = { width: 320, height: 320 };
const pictures = new Map([
  ["images/team/ada.jpg", size],
  ["images/team/old.jpg", size],
]);

const warningsOn = (names: readonly string[], isValid = true) => {
  const members = names.map((img) => ({ img }));
  const files = { "team.json": { groups: [{ members }] } };
  return unusedPictures(fixtureContent(files, { pictures }, isValid));
};

test("lists the pictures that nothing names, in one warning", () => {
  expect(warningsOn(["ada.jpg"])).toEqual([
    {
      summary: "1 picture in data/images that nothing names",
      places: [
        { file: "data/images/team/old.jpg", text: "not named in any file" },
      ],
    },
  ]);
});

test("takes a misspelt name for the picture that is meant", () => {
  expect(warningsOn(["Ada.jpg", "old.jpg"])).toEqual([]);
});

test("waits until every file is as declared", () => {
  expect(warningsOn(["ada.jpg"], false)).toEqual([]);
});
