import { mkdir, writeFile } from "node:fs/promises";

import { jsonSchemas, SCHEMA_FOLDER } from "../content/jsonSchemas";
import { readIcons } from "../content/readIcons";

/** Writes the JSON Schemas of the content, for code editors. */
export async function writeSchemas(): Promise<void> {
  const schemas = jsonSchemas(await readIcons());
  await mkdir(SCHEMA_FOLDER, { recursive: true });
  for (const [file, text] of schemas) await writeFile(file, text);
}
