import { madeUpContent } from "../testing/madeUpContent";
import { wholePictures } from "./wholePictures";

const pictures = new Map([
  ["images/team/cut.jpg", { problem: "premature end of JPEG image" }],
  ["images/team/ada.jpg", { width: 320, height: 320 }],
]);

test("names a picture that cannot be opened once, where it comes first", () => {
  const members = [{ img: "ada.jpg" }, { img: "cut.jpg" }, { img: "cut.jpg" }];
  const content = madeUpContent(
    { "team.json": { groups: [{ members }] } },
    { pictures },
  );
  expect(wholePictures(content)).toMatchObject([
    {
      line: 9,
      path: "groups[0].members[1].img",
      found: '"cut.jpg", which cannot be opened (premature end of JPEG image)',
    },
  ]);
});
