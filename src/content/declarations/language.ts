import { textLike } from "./fields";

const names = new Intl.DisplayNames("en", {
  type: "language",
  fallback: "none",
});

/** Returns whether Intl knows a language, and its tag in its canonical form. */
function isLanguage(tag: string): boolean {
  try {
    const [canonical] = Intl.getCanonicalLocales(tag);
    return tag === canonical && names.of(tag) !== undefined;
  } catch {
    return false;
  }
}

/** Declares the tag of a language, for `lang`. */
export const language = (description: string) =>
  textLike(
    description,
    /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/,
    "the tag of a language in its canonical form, such as en, ja or pt-BR",
  ).refine(isLanguage);
