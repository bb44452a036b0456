import { madeUpContent } from "../testing/madeUpContent";
import { existingPictures } from "./existingPictures";

const pictures = new Map([
  ["images/team/ada.jpg", { width: 320, height: 320 }],
  ["images/features/sprint.jpg", { width: 760, height: 360 }],
]);

const member = (img: unknown) => ({
  "team.json": { groups: [{ members: [{ img }] }] },
});

test("says nothing of a picture that is there", () => {
  const content = madeUpContent(member("ada.jpg"), { pictures });
  expect(existingPictures(content)).toEqual([]);
});

test("says where a missing picture is named", () => {
  const content = madeUpContent(member("grace.jpg"), { pictures });
  expect(existingPictures(content)).toEqual([
    {
      file: "data/team.json",
      line: 6,
      column: 18,
      path: "groups[0].members[0].img",
      found: '"grace.jpg"',
      expected: "the name of a picture in data/images/team",
    },
  ]);
});

test("minds capitals, which some computers do not", () => {
  const [mistake] = existingPictures(
    madeUpContent(member("Ada.JPG"), { pictures }),
  );
  expect(mistake).toMatchObject({
    expected:
      "the name of a picture in data/images/team, with the same capitals",
    hint: "ada.jpg",
  });
});

test("looks only in the field's own folder", () => {
  const content = madeUpContent(member("sprint.jpg"), { pictures });
  expect(existingPictures(content)).toHaveLength(1);
});

test("leaves what is no text to the declaration", () => {
  const content = madeUpContent(member(5), { pictures });
  expect(existingPictures(content)).toEqual([]);
});
