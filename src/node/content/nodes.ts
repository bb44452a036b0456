import type { Node, NodePluginArgs } from "gatsby";
import type * as z from "zod";

import { declarations } from "../../content/declarations/allDeclarations";

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

type ContentNode<Schema extends z.ZodObject> = Node & z.infer<Schema>;

/** The nodes of a schema's files. Most schemas declare exactly one file. */
type ContentNodes<Schema extends z.ZodObject> = [
  ContentNode<Schema>,
  ...ContentNode<Schema>[],
];

const typeNameOf = (schema: z.ZodObject) =>
  declarations.find((each) => each.zodSchema === schema)?.typeName ?? "";

/** Returns the nodes of a schema's files, for Gatsby's hooks. */
export const nodesOf = <Schema extends z.ZodObject>(
  schema: Schema,
  { getNodesByType }: Pick<NodePluginArgs, "getNodesByType">,
) => getNodesByType(typeNameOf(schema)) as ContentNodes<Schema>;

/** Gatsby's Site node, with the `siteMetadata` of `gatsby-config.ts`. */
export type SiteNode = Node & { siteMetadata: { buildTime: number } };
