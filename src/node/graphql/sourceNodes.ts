import type { SourceNodesArgs } from "gatsby";

import { copyFolder } from "../../content/copyContent";
import { createMapNodes } from "../map/mapNodes";
import { createContentNodes } from "./contentNodes";

/** Creates the nodes of the content and of the map. */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  createMapNodes(args);
  await createContentNodes(args, copyFolder());
}
