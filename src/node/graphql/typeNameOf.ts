import { contentTypeOf } from "../../content/contentTypes";

/**
 * Returns the GraphQL type of a content file, for gatsby-transformer-json.
 *
 * @throws Error for a file without a declared content type
 */
export function typeNameOf({
  node,
}: {
  node: { relativePath: string };
}): string {
  const type = contentTypeOf(node.relativePath);
  if (!type) {
    throw new Error(
      `data/${node.relativePath}: no content type has this file name; see src/content/contentTypes.ts.`,
    );
  }
  return type.typeName;
}
