import type { CreateResolversArgs } from "gatsby";

import { addFields, type ResolverContext } from "../gatsby/resolvers";
import { longDate } from "./longDate";

/**
 * Adds the day of a legal text's last change, written out in the site's
 * language: a browser would take a tenth of a second to learn how, on a slow
 * phone. For createResolvers.
 */
export function resolveLegalDates(
  hook: Pick<CreateResolversArgs, "createResolvers">,
): void {
  addFields(hook, {
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
