import registry from "language-subtag-registry/data/json/index.json";

import { textLike } from "./fields";

const EXPECTED =
  "a registered language tag in its canonical form, such as en, ja or pt-BR";

/** The type of a subtag that is not the first one: https://www.rfc-editor.org/rfc/rfc5646#section-2.1 */
function typeOf(subtag: string): string {
  if (/^([a-z]{2}|\d{3})$/.test(subtag)) return "region";
  return /^[a-z]{4}$/.test(subtag) ? "script" : "variant";
}

/**
 * Returns the canonical form of a language tag, all of whose parts IANA has
 * registered; undefined for other texts. Intl knows names of some that are not.
 */
function canonicalTag(text: string): string | undefined {
  try {
    const { baseName } = new Intl.Locale(text);
    const [language = "", ...others] = baseName.toLowerCase().split("-");
    const parts = [
      ["language", language],
      ...others.map((subtag) => [typeOf(subtag), subtag]),
    ];
    const isRegistered = parts.every(
      ([type = "", subtag = ""]) => type in (registry[subtag] ?? {}),
    );
    return isRegistered ? Intl.getCanonicalLocales(text)[0] : undefined;
  } catch {
    return undefined;
  }
}

/** Declares the tag of a language, for `lang`. */
export const language = (description: string) =>
  textLike(description, /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, EXPECTED).superRefine(
    (text, context) => {
      const hint = canonicalTag(text);
      if (hint === text) return;
      context.addIssue({ code: "custom", message: EXPECTED, params: { hint } });
    },
  );
