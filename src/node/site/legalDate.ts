import type { ResolverContext } from "../graphql/resolverContext";

/**
 * The field of LegalContent with the day of its last change, written out in the
 * site's language. In a browser, Intl.DateTimeFormat takes a tenth of a second
 * on a slow phone.
 */
export const legalDateField = {
  type: "String!",
  resolve: async (
    { updated }: { updated: string },
    _args: unknown,
    { nodeModel }: ResolverContext,
  ) => {
    const site = await nodeModel.findOne<{ language: string }>({
      type: "SiteContent",
    });
    return longDate(updated, site?.language ?? "en");
  },
};

/**
 * Returns a day written out.
 *
 * @param day as in 2025-01-31
 * @param language a language tag, as in en
 */
export function longDate(day: string, language: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(language, {
    dateStyle: "long",
    timeZone: "UTC",
  });
}
