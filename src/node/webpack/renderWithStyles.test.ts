import { writeFileSync } from "node:fs";
import path from "node:path";

import webpack from "webpack";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { renderWithStyles } from "./renderWithStyles";

const folder = temporaryFolder();
writeFileSync(path.join(folder, "render.js"), "console.log('page')");

/** The hash by which Gatsby knows the program, with a style sheet beside it. */
async function hashWith(css: string) {
  writeFileSync(path.join(folder, "page.css"), css);
  const compiler = webpack({
    mode: "production",
    entry: path.join(folder, "render.js"),
    output: { path: path.join(folder, "out") },
    plugins: [renderWithStyles(folder)],
  });
  const stats = await new Promise<webpack.Stats | undefined>((done, failed) => {
    compiler.run((error, result) => (error ? failed(error) : done(result)));
  });
  return [...(stats?.compilation.chunks ?? [])].map(({ hash }) => hash);
}

test("the program is another one with other styles, and only then", async () => {
  const first = await hashWith(".a { color: red }");
  expect(first).toEqual([expect.stringMatching(/^[\da-f]+$/)]);
  expect(await hashWith(".a { color: red }")).toEqual(first);
  expect(await hashWith(".a { color: blue }")).not.toEqual(first);
});
