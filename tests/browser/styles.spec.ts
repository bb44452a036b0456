import { notFoundPage, pages } from "../page/sitePages";
import { expect, test } from "../page/test";

/** An inlined style sheet of the build. Home has none of the others' shared ones. */
const sheet = /<style data-href="[^"]*\/([^"/]+)"[^>]*>(.*?)<\/style>/gs;

const classesOf = (css: string) =>
  new Set(
    [...css.matchAll(/\.((?:[a-z_]|\\.)(?:[\w-]|\\.)*)/gi)].map(
      ([, name]) => name,
    ),
  );

test("a page's own styles come after the shared ones and use classes of no other page", async ({
  request,
}) => {
  const own = new Map<string, ReturnType<typeof classesOf>>();
  for (const { path } of [...pages, notFoundPage]) {
    const html = await (await request.get(path)).text();
    const sheets = [...html.matchAll(sheet)];
    const names = sheets.map(([, name = ""]) => name.replace(/[.-].*/, ""));
    // Some pages have no styles of their own.
    expect(names.join(), path).toMatch(/^app(,shared)?(,component)?$/);
    for (const [, name = "", css = ""] of sheets) {
      if (name.startsWith("component")) own.set(name, classesOf(css));
    }
  }
  const classes = [...own.values()].flatMap((names) => [...names]);
  expect(classes.length).toBeGreaterThan(50);
  // Between two of the same class, the order of the visited pages would decide.
  expect(
    classes.filter((name, index) => classes.indexOf(name) < index),
  ).toEqual([]);
});
