import { site } from "../../content/declarations/site";
import { findNodes, type ResolverContext } from "./nodes";

/** Returns the site's language. */
export async function siteLanguage(context: ResolverContext): Promise<string> {
  const [{ language }] = await findNodes(site, context);
  return language;
}

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

/**
 * Returns a formatter of dates. They are in English if Intl lacks the language; it
 * would take the machine's own.
 */
export const dateFormat = (
  language: string,
  options: Intl.DateTimeFormatOptions,
) => new Intl.DateTimeFormat([language, "en"], options);

/** Formats a date, as in January 31, 2025. */
export const longDate = (day: string, language: string): string =>
  dateFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(day),
  );
