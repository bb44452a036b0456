import type * as z from "zod";

import { declarations } from "../../content/declarations";

export interface ResolverContext {
  nodeModel: {
    findAll<T>(args: { type: string }): Promise<{ entries: Iterable<T> }>;
    findOne<T>(args: {
      type: string;
      query?: { filter: object };
    }): Promise<T | null>;
    getNodesByIds(args: {
      ids: readonly string[];
      type: string;
    }): readonly object[];
  };
}

/**
 * Returns the nodes of the files that a schema declares; there is one, unless there
 * may be several. Gatsby resolves the field again when one of the files changes.
 */
export async function nodesOf<Schema extends z.ZodObject>(
  schema: Schema,
  { nodeModel }: ResolverContext,
) {
  const declaration = declarations.find((each) => each.schema === schema);
  const type = declaration?.typeName ?? "";
  type ContentNode = z.infer<Schema> & { parent: string };
  const { entries } = await nodeModel.findAll<ContentNode>({ type });
  return Array.from(entries) as [ContentNode, ...ContentNode[]];
}
