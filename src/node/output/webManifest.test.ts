import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { writeWebManifest } from "./webManifest";

test("contains the name, relative URLs and icons that exist", async () => {
  const folder = temporaryFolder();
  await writeWebManifest(folder, {
    name: "ACME",
    description: "We make things",
    language: "en",
    direction: "ltr",
  });
  const written = JSON.parse(
    await readFile(path.join(folder, "site.webmanifest"), "utf8"),
  ) as { icons: { src: string }[] };
  expect(written).toMatchObject({
    name: "ACME",
    short_name: "ACME",
    start_url: ".",
    scope: ".",
  });
  for (const { src } of written.icons) {
    expect(existsSync(path.join("static", src))).toBe(true);
  }
});
