import { lostPage, pages } from "./content";
import { expect, test } from "./test";

/** A style sheet of the build, as it stands in a document. */
const sheet = /<style data-href="[^"]*\/([^"/]+)"[^>]*>(.*?)<\/style>/gs;

const classesOf = (css: string) =>
  new Set(
    [...css.matchAll(/\.((?:[a-z_]|\\.)(?:[\w-]|\\.)*)/gi)].map(
      ([, name]) => name,
    ),
  );

test("a page's own styles, after those of all pages, touch no other page", async ({
  request,
}) => {
  const own = new Map<string, ReturnType<typeof classesOf>>();
  for (const { path } of [...pages, lostPage]) {
    const html = await (await request.get(path)).text();
    const sheets = [...html.matchAll(sheet)];
    const [first, ...others] = sheets.map(([, name = ""]) =>
      name.replace(/[.-].*/, ""),
    );
    expect(first, path).toBe("app");
    // A page may have no styles of its own.
    expect(["", "component"], path).toContain(others.join());
    own.set(sheets[1]?.[1] ?? "", classesOf(sheets[1]?.[2] ?? ""));
  }
  const classes = [...own.values()].flatMap((names) => [...names]);
  expect(classes.length).toBeGreaterThan(50);
  // What happened to be loaded before would decide between two of the same.
  expect(
    classes.filter((name, index) => classes.indexOf(name) < index),
  ).toEqual([]);
});
