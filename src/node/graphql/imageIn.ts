import type { CreateSchemaCustomizationArgs } from "gatsby";

interface FileNode {
  children: readonly string[];
}

/** What is used here of Gatsby's node model, which comes without types. */
interface ResolverContext {
  nodeModel: {
    findOne: (args: {
      type: string;
      query: { filter: object };
    }) => Promise<FileNode | null>;
    getNodesByIds: (args: {
      ids: readonly string[];
      type: string;
    }) => readonly object[];
  };
}

/**
 * Adds the GraphQL directive `@imageIn(folder:)`, which turns a file name in a
 * content file into that picture, for gatsby-plugin-image.
 */
export function declareImageIn({
  actions,
}: Pick<CreateSchemaCustomizationArgs, "actions">): void {
  actions.createFieldExtension({
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
        const file = await nodeModel.findOne({
          type: "File",
          query: {
            filter: {
              sourceInstanceName: { eq: "data" },
              relativePath: { eq: `${folder}/${name}` },
            },
          },
        });
        const [image] = nodeModel.getNodesByIds({
          ids: file?.children ?? [],
          type: "ImageSharp",
        });
        return image ?? null;
      },
    }),
  });
}
