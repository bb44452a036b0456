import { readFileSync, writeFileSync } from "node:fs";

import { generatedFiles } from "../src/node/content/generatedFiles";
import { readIcons } from "../src/node/content/readSource";

/** Writes the files that are generated from the content's declarations. */
async function generate(): Promise<void> {
  const { names } = await readIcons();
  const readme = readFileSync("data/README.md", "utf8");
  for (const [file, text] of generatedFiles(names, readme)) {
    writeFileSync(file, text);
  }
}

void generate();
