import type { CreateResolversArgs } from "gatsby";

import { longDate } from "./longDate";

/** What is used here of Gatsby's node model, which comes without types. */
interface ResolverContext {
  nodeModel: { findOne<T>(args: { type: string }): Promise<T | null> };
}

/**
 * Adds the day of a legal text's last change, written out in the site's
 * language: a browser would take a tenth of a second to learn how, on a slow
 * phone. For createResolvers.
 */
export function resolveLegalDates({
  createResolvers,
}: Pick<CreateResolversArgs, "createResolvers">): void {
  // Gatsby's own type of it is just "Function".
  const add = createResolvers as (resolvers: object) => void;
  add({
    LegalContent: {
      updatedText: {
        type: "String!",
        resolve: async (
          { updated }: { updated: string },
          _args: unknown,
          { nodeModel }: ResolverContext,
        ) => {
          const site = await nodeModel.findOne<{ language: string }>({
            type: "SiteContent",
          });
          if (!site) throw new Error("Legal: found no site, expected one.");
          return longDate(updated, site.language);
        },
      },
    },
  });
}
