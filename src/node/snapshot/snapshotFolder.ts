import { hash } from "node:crypto";
import path from "node:path";

import { contentFolder } from "../../check/readContent";

/**
 * Returns the folder with the copy of the valid content, the only content that
 * Gatsby reads. Each content folder has its own. Gatsby empties `.cache` by itself.
 */
export const snapshotFolder = (): string =>
  path.join(".content", hash("sha256", contentFolder()).slice(0, 8));
