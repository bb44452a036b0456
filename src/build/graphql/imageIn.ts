import type { CreateSchemaCustomizationArgs } from "gatsby";

interface ResolverContext {
  nodeModel: {
    findOne: (args: {
      type: string;
      query: { filter: object };
    }) => Promise<unknown>;
  };
}

interface ResolverInfo {
  fieldName: string;
}

/**
 * Adds the GraphQL directive `@imageIn(folder:)`, which turns a file name in a
 * content file into the File node of that picture.
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
        { fieldName }: ResolverInfo,
      ) => {
        const name = source[fieldName];
        if (typeof name !== "string") return null;
        return nodeModel.findOne({
          type: "File",
          query: {
            filter: {
              sourceInstanceName: { eq: "data" },
              relativePath: { eq: `${folder}/${name}` },
            },
          },
        });
      },
    }),
  });
}
