import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import { contentTypes } from "../src/node/content/contentTypes";
import {
  generatedFiles,
  schemaFolder,
} from "../src/node/content/generated/generatedFiles";
import { readIcons } from "../src/node/content/source/readIcons";
import { sitePages } from "../src/node/content/source/sitePages";

/** Writes what is made from the declarations, and removes what no longer is. */
async function generate(rootDir: string): Promise<void> {
  const readme = await readFile(path.join(rootDir, "data/README.md"), "utf8");
  const icons = await readIcons(rootDir);
  const files = generatedFiles(
    contentTypes,
    { icons, pages: sitePages() },
    readme,
  );
  for (const [file, text] of files) {
    await mkdir(path.dirname(path.join(rootDir, file)), { recursive: true });
    await writeFile(path.join(rootDir, file), text);
    console.log(file);
  }
  for (const name of await readdir(path.join(rootDir, schemaFolder))) {
    const file = `${schemaFolder}/${name}`;
    if (!files.has(file)) await rm(path.join(rootDir, file));
  }
}

void generate(process.cwd());
