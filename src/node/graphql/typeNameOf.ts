import { contentTypeOf } from "../content/contentTypes";

/**
 * The GraphQL type of a content file, for gatsby-transformer-json.
 *
 * @throws Error for a file that no content type is declared for
 */
export function typeNameOf({
  node,
}: {
  node: { relativePath: string };
}): string {
  const type = contentTypeOf(node.relativePath);
  if (!type) {
    throw new Error(
      `data/${node.relativePath}: there is no kind of content of this name; see src/node/content/contentTypes.ts.`,
    );
  }
  return type.typeName;
}
