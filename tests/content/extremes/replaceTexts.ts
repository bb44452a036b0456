import type { Content } from "./fixtureContent";

/** Fields whose texts are references, addresses or dates. */
const untouched = new Set([
  "$schema",
  "anchor",
  "github",
  "href",
  "icon",
  "image",
  "img",
  "language",
  "linkedin",
  "mail",
  "path",
  "shareImage",
  "updated",
  "url",
]);

/** The most characters of fields that have little room. */
const limits: Readonly<Record<string, number>> = { number: 7, tags: 24 };

/**
 * Replaces every text that visitors read. Placeholders such as `{name}` and the
 * word "close", which the check asks for, stay.
 *
 * @param make returns the text with a number, which no other text has
 */
export function replaceTexts(
  content: Content,
  make: (number: number) => string,
) {
  let number = 0;
  const replaced = (key: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each) => replaced(key, each));
    if (typeof value === "object" && value !== null) return replacedIn(value);
    if (typeof value !== "string" || untouched.has(key)) return value;
    const kept = /\{\w+\}|close/i.exec(value)?.[0];
    const letters = Array.from(make((number += 1))).slice(0, limits[key]);
    const text = [kept, letters.join("")].join(" ").trim();
    // A page's description has from 50 to 160 characters.
    return key === "description" ? text.padEnd(50, ".").slice(0, 160) : text;
  };
  const replacedIn = (value: object) => {
    for (const [key, field] of Object.entries(value)) {
      // An account's mail is an address, the words of a mail are texts.
      const isAddress = untouched.has(key) && typeof field !== "object";
      if (!isAddress) Object.assign(value, { [key]: replaced(key, field) });
    }
    return value;
  };
  replacedIn(content);
}
