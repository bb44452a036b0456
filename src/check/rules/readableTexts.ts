import type { Problem, Rule } from "../content";

/** Control characters other than tab, CR and LF, which XML has not, and no characters. */
const unusable = /(?![\t\r\n])[\p{Cc}\p{Noncharacter_Code_Point}]/u;

/** Joiners and marks of direction, which texts in many languages need, and their like. */
const invisible = /\p{Cf}/u;

/** Reports texts with characters that nobody can see or use. */
export const readableTexts: Rule = ({ files }) =>
  files.flatMap(({ file, values }) =>
    [...values.values()].flatMap(({ path, value: text }): Problem[] => {
      if (typeof text !== "string") return [];
      const isAddress = /^https:\/\/\S+$/.test(text);
      const patterns = isAddress ? [unusable, invisible] : [unusable];
      const [character] = patterns.flatMap((each) => each.exec(text) ?? []);
      if (character) {
        const code = character.codePointAt(0)?.toString(16).toUpperCase();
        const note = `, with the invisible character U+${code?.padStart(4, "0")}`;
        const what = isAddress ? "an address" : "a text";
        return [{ file, path, note, expected: `${what} without it` }];
      }
      const expected = "a text with at least one character that is seen";
      return /[^\s\p{Cf}]/u.test(text) ? [] : [{ file, path, expected }];
    }),
  );
