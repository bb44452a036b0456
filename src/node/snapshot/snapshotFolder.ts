import { hash } from "node:crypto";
import path from "node:path";

import { contentFolder } from "../../check/readContent";

/**
 * Returns the folder of the content snapshot, the only content that Gatsby reads. Each
 * content folder has its own snapshot. The snapshot is not in `.cache`, because Gatsby
 * empties that folder.
 */
export const snapshotFolder = (): string =>
  path.join(".content", hash("sha256", contentFolder()).slice(0, 8));
