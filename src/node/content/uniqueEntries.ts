import type * as z from "zod";

/** Fields by which visitors tell the entries of a list apart. */
const identifying = new Set([
  "heading",
  "href",
  "id",
  "label",
  "name",
  "path",
  "question",
  "title",
]);

/** Reports the entries of a list that visitors could not tell from earlier ones. */
export function reportRepeats(
  entries: readonly unknown[],
  context: z.core.$RefinementCtx,
): void {
  const first = new Map<string, number>();
  for (const [index, entry] of entries.entries()) {
    const isText = typeof entry === "string";
    const fields = Object.entries(isText ? { text: entry } : (entry ?? {}));
    for (const [field, value] of fields) {
      if (!isText && !identifying.has(field)) continue;
      const key = `${field} ${fold(String(value))}`;
      const earlier = first.get(key);
      first.set(key, earlier ?? index);
      if (earlier === undefined) continue;
      context.addIssue({
        code: "custom",
        path: isText ? [index] : [index, field],
        message: `another ${field}, for entry ${earlier + 1} of this list has this one`,
      });
    }
  }
}

/** A text as a reader compares it: without capitals and blanks around it. */
export function fold(text: string): string {
  return text.normalize().trim().toLowerCase();
}
