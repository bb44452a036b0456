import type {
  CreateResolversArgs,
  CreateSchemaCustomizationArgs,
} from "gatsby";

import { declarations } from "../../content/declarations/allDeclarations";
import { pictureKey } from "../../content/declarations/pictures";
import { PROGRAM_TYPES, programResolvers } from "../programs/graphql";
import { MAP_TYPES, mapResolvers } from "../map/mapFields";
import type { ResolverContext } from "../content/nodes";
import { typeDefinitions } from "./typeDefinitions";

/** Declares every GraphQL type of the content, so that Gatsby infers no types. */
export function createSchemaCustomization({
  actions,
}: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension(imageIn);
  actions.createTypes([
    typeDefinitions(declarations),
    MAP_TYPES,
    PROGRAM_TYPES,
  ]);
}

/**
 * The GraphQL directive `@imageIn(folder:)`, which resolves the name of a picture file
 * to the picture's ImageSharp node, for gatsby-plugin-image.
 */
const imageIn = {
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
          filter: { relativePath: { eq: pictureKey(folder, name) } },
        },
      });
      const ids = file?.children ?? [];
      return nodeModel.getNodesByIds({ ids, type: "ImageSharp" })[0];
    },
  }),
};

/** Adds the fields that are computed when they are queried. */
export function createResolvers(args: CreateResolversArgs): void {
  // Gatsby declares `createResolvers` as a Function:
  // https://github.com/gatsbyjs/gatsby/issues/21995
  const add = args.createResolvers as (resolvers: object) => void;
  // The check guarantees that each file exists.
  const fileFields = declarations.map(({ typeName }) => [
    typeName.charAt(0).toLowerCase() + typeName.slice(1),
    { type: `${typeName}!` },
  ]);
  add({ Query: Object.fromEntries(fileFields) as object });
  add(mapResolvers);
  add(programResolvers);
  add({ LegalContent: { updatedText: { type: "String!", resolve: dateOf } } });
}

const longDate = new Intl.DateTimeFormat("en", {
  dateStyle: "long",
  timeZone: "UTC",
});

/** Formats a date at build time, because Intl takes 0.1 s on a slow phone. */
const dateOf = ({ updated }: { updated: string }) =>
  longDate.format(new Date(updated));
