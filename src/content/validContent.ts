import { getNodeValue } from "jsonc-parser";
import type * as z from "zod";

import { copyFolder } from "./copyContent";
import { readFiles } from "./readContent";

/**
 * Reads the content of the files that a schema declares, with their paths. Leaves
 * out files with problems, which there are only while developing.
 */
export function validContent<Schema extends z.ZodObject>(
  schema: Schema,
  folder = copyFolder(),
): (z.infer<Schema> & { file: string })[] {
  return readFiles(folder)
    .filter(({ declaration }) => declaration.schema === schema)
    .flatMap(({ file, root, problems }) =>
      root && problems.length === 0
        ? { ...schema.parse(getNodeValue(root)), file }
        : [],
    );
}
