import { testContent } from "../../../tests/jest/testContent";
import { hostLimits } from "./hostLimits";

/** Warns about a site with five pages of its code, a program and legal pages. */
const warningsFor = (legalPages: number) => {
  const files: Record<string, unknown> = { "programs/podcast.json": {} };
  for (let index = 0; index < legalPages; index += 1) {
    files[`legal/page-${index}.json`] = { path: `/page-${index}` };
  }
  return hostLimits(testContent(files));
};

test("names the pages that are too many for Cloudflare Pages, and the way out", () => {
  expect(warningsFor(994)).toEqual([]);
  const [warning] = warningsFor(996);
  expect(warning?.places).toEqual(["/page-995", "/features/podcast"]);
  expect(warning?.summary).toMatch(/1002 pages.* 1000; .*another host/);
});
