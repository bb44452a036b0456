import type { Content } from "./fixtureContent";

const untouched = new Set([
  "$schema",
  "anchor",
  "announced",
  "ends",
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
  "starts",
  "timeZone",
  "updated",
  "url",
]);

const limits: Readonly<Record<string, number>> = { number: 7, tags: 24 };

/** Replaces every visible text, except for placeholders such as `{name}`. */
export function replaceTexts(
  content: Content,
  make: (number: number) => string,
) {
  let number = 0;
  const replaced = (key: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each) => replaced(key, each));
    if (typeof value === "object" && value !== null) return replacedIn(value);
    if (typeof value !== "string" || untouched.has(key)) return value;
    const kept = /\{\w+\}/.exec(value)?.[0];
    const letters = Array.from(make((number += 1))).slice(0, limits[key]);
    const text = [kept, letters.join("")].join(" ").trim();
    return key === "description" ? text.padEnd(50, ".").slice(0, 160) : text;
  };
  const replacedIn = (value: object) => {
    for (const [key, field] of Object.entries(value)) {
      // A member's `mail` is an address, the contact form's an object of texts.
      const isAddress = untouched.has(key) && typeof field !== "object";
      if (!isAddress) Object.assign(value, { [key]: replaced(key, field) });
    }
    return value;
  };
  replacedIn(content);
}
