import { spellingsOf } from "../../content/readPictures";
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
          filter: {
            sourceInstanceName: { eq: "data" },
            relativePath: { in: spellingsOf(`${folder}/${name}`) },
          },
        },
      });
      const [image] = nodeModel.getNodesByIds(
        { ids: file?.children ?? [], type: "ImageSharp" },
        // While developing, the query may run before a new file has its picture.
        { connectionType: "ImageSharp" },
      );
      return image ?? null;
    },
  }),
};
