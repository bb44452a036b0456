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
  resolve: ({ language }: { language: string }) => textDirection(language),
};
