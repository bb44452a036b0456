import { madeUpContent } from "../testing/madeUpContent";
import { uniqueTitles } from "./uniqueTitles";

test("compares the titles of all pages", () => {
  const content = madeUpContent({
    "about.json": { meta: { title: "About" } },
    "legal/terms.json": { meta: { title: "Terms" } },
    "team.json": { meta: { title: " about" } },
  });
  expect(uniqueTitles(content)).toMatchObject([
    {
      file: "data/team.json",
      path: "meta.title",
      found: '" about", as in meta.title at data/about.json:3:14',
    },
  ]);
});
