import type { ResolverContext } from "./resolverContext";

/**
 * The GraphQL directive `@imageIn(folder:)`, which resolves a file name in
 * `data/` to the picture for gatsby-plugin-image.
 */
export const imageIn = {
  name: "imageIn",
  args: { folder: "String!" },
  extend: ({ folder }: { folder: string }) => ({
    resolve: async (
      source: Record<string, unknown>,
      _args: unknown,
      { nodeModel }: ResolverContext,
      { fieldName }: { fieldName: string },
    ) => {
      const name = source[fieldName];
      if (typeof name !== "string") return null;
      const file = await nodeModel.findOne<{ children: readonly string[] }>({
        type: "File",
        query: {
          // The copy has composed letters.
          filter: { relativePath: { eq: `${folder}/${name}`.normalize() } },
        },
      });
      const ids = file?.children ?? [];
      return nodeModel.getNodesByIds({ ids, type: "ImageSharp" })[0];
    },
  }),
};
