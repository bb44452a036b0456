import { madeUpContent } from "../testing/madeUpContent";
import { largePictures } from "./largePictures";

test.each([
  [320, 320, 0],
  [4000, 3000, 0],
  [319, 320, 1],
  [320, 319, 1],
])("of a photo of %i × %i px, makes %i mistakes", (width, height, amount) => {
  const content = madeUpContent(
    { "team.json": { groups: [{ members: [{ img: "ada.jpg" }] }] } },
    { pictures: new Map([["images/team/ada.jpg", { width, height }]]) },
  );
  expect(largePictures(content)).toHaveLength(amount);
});

test("says how large the picture is and should be", () => {
  const content = madeUpContent(
    { "features.json": { features: [{ image: "a.png" }] } },
    { pictures: new Map([["images/features/a.png", { width: 9, height: 8 }]]) },
  );
  expect(largePictures(content)).toMatchObject([
    {
      path: "features[0].image",
      found: '"a.png", which is 9 px wide and 8 px high',
      expected: "a picture at least 760 px wide and 360 px high",
    },
  ]);
});
