import { madeUpContent } from "../testing/madeUpContent";
import { unusedPictures } from "./unusedPictures";

const pictures = new Map(
  ["images/team/ada.jpg", "images/team/old.jpg"].map((path) => [
    path,
    { width: 320, height: 320 },
  ]),
);

const member = (img: string) => ({
  "team.json": { groups: [{ members: [{ img }] }] },
});

test("lists the pictures that nothing names, in one warning", () => {
  expect(
    unusedPictures(madeUpContent(member("ada.jpg"), { pictures })),
  ).toEqual([
    {
      summary: "1 picture in data/images that nothing names",
      places: [
        { file: "data/images/team/old.jpg", text: "not named in any file" },
      ],
    },
  ]);
});

test("says nothing where each is named", () => {
  const only = new Map([...pictures].slice(0, 1));
  const content = madeUpContent(member("ada.jpg"), { pictures: only });
  expect(unusedPictures(content)).toEqual([]);
});

test("takes a misspelt name for the picture that is meant", () => {
  const [warning] = unusedPictures(
    madeUpContent(member("Ada.jpg"), { pictures }),
  );
  expect(warning?.places).toHaveLength(1);
});

test("waits until every file is as declared", () => {
  const content = madeUpContent(member("ada.jpg"), { pictures }, false);
  expect(unusedPictures(content)).toEqual([]);
});
