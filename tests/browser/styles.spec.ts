import { notFoundPage, pages } from "./sitePages";
import { expect, test } from "./test";

/** An inlined style sheet of the build. */
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
    const [first, ...others] = sheets.map(([, name = ""]) =>
      name.replace(/[.-].*/, ""),
    );
    expect(first, path).toBe("app");
    // Some pages have no styles of their own.
    expect(["", "component"], path).toContain(others.join());
    own.set(sheets[1]?.[1] ?? "", classesOf(sheets[1]?.[2] ?? ""));
  }
  const classes = [...own.values()].flatMap((names) => [...names]);
  expect(classes.length).toBeGreaterThan(50);
  // Between two of the same class, the order of the visited pages would decide.
  expect(
    classes.filter((name, index) => classes.indexOf(name) < index),
  ).toEqual([]);
});
