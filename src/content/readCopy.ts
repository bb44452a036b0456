import { readFileSync } from "node:fs";
import path from "node:path";

import type * as z from "zod";

import { declarationOf } from "./declarations";
import { filesIn } from "./filesIn";
import { copyFolder } from "./folders";

/**
 * Reads the content of the files that a schema declares from a copy, with their
 * names. There is one, unless there may be several.
 */
export function readCopy<Schema extends z.ZodObject>(
  schema: Schema,
  folder = copyFolder(),
) {
  type File = z.infer<Schema> & { file: string };
  return filesIn(folder)
    .filter((file) => declarationOf(file)?.schema === schema)
    .map((file) => {
      const text = readFileSync(path.join(folder, file), "utf8");
      return { ...schema.parse(JSON.parse(text)), file };
    }) as [File, ...File[]];
}
