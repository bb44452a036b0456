import type { ResolverContext } from "./resolverContext";
import { siteLanguage } from "./validNodes";

interface TextInfo {
  direction: "ltr" | "rtl";
}

/** https://github.com/tc39/proposal-intl-locale-info; Node 20 has an older form. */
type Locale = Intl.Locale &
  ({ getTextInfo: () => TextInfo } | { textInfo: TextInfo });

/** Returns the direction of a language's script, such as `rtl` for `ar`. */
export function textDirection(language: string): "ltr" | "rtl" {
  const locale = new Intl.Locale(language) as Locale;
  const info = "getTextInfo" in locale ? locale.getTextInfo() : locale.textInfo;
  return info.direction;
}

/** The field SiteContent.direction, because not all browsers know directions. */
export const textDirectionField = {
  type: "String!",
  resolve: async (
    _source: unknown,
    _args: unknown,
    context: ResolverContext,
  ): Promise<string> => textDirection(await siteLanguage(context)),
};

/** Formats a date, as in January 31, 2025. */
export function longDate(day: string, language: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(language, {
    dateStyle: "long",
    timeZone: "UTC",
  });
}

/**
 * The field of LegalContent with the formatted date of its last change. It is
 * formatted here because Intl takes 0.1 s on a slow phone.
 */
export const legalDateField = {
  type: "String!",
  resolve: async (
    { updated }: { updated: string },
    _args: unknown,
    context: ResolverContext,
  ) => longDate(updated, await siteLanguage(context)),
};
