import type * as z from "zod";

import { declarations } from "../../content/declarations";
import { site } from "../../content/declarations/site";
import type { ResolverContext } from "./resolverContext";

/**
 * Returns the nodes of the files that a schema declares. Leaves out invalid ones,
 * which there are only while developing. Gatsby resolves the field again when one
 * of the files changes.
 */
export async function validNodes<Schema extends z.ZodObject>(
  schema: Schema,
  { nodeModel }: ResolverContext,
): Promise<(z.infer<Schema> & { parent: string })[]> {
  const declaration = declarations.find((each) => each.schema === schema);
  const { entries } = await nodeModel.findAll<
    z.infer<Schema> & { parent: string }
  >({ type: declaration?.typeName ?? "" });
  // A node has fields of Gatsby's besides.
  return Array.from(entries).filter(
    (node) => schema.loose().safeParse(node).success,
  );
}

/** Returns the site's language; English while its file is invalid. */
export async function siteLanguage(context: ResolverContext): Promise<string> {
  const [node] = await validNodes(site, context);
  return node?.language ?? "en";
}
