import { writeFileSync } from "node:fs";

import { jsonSchemas } from "../src/content/jsonSchemas";
import { readIcons } from "../src/content/readIcons";

/** Writes the JSON Schemas of the content. */
async function generate(): Promise<void> {
  const { names } = await readIcons();
  for (const [file, text] of jsonSchemas(names)) writeFileSync(file, text);
}

void generate();
