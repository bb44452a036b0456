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

/** Adds an issue for each entry of a list that repeats an earlier one. */
export function reportDuplicates(
  entries: readonly unknown[],
  context: z.core.$RefinementCtx,
): void {
  const first = new Map<string, number>();
  for (const [index, entry] of entries.entries()) {
    const isText = typeof entry === "string";
    const fields = Object.entries(isText ? { text: entry } : (entry ?? {}));
    for (const [field] of fields) {
      if (!isText && !identifying.has(field)) continue;
      // Two people may have the same name, two meetups the same title.
      const compared = fields.filter(
        ([other]) => [field, "starts"].includes(other) || field === "name",
      );
      const key = compared
        .map(([name, text]) => `${name} ${foldCase(String(text))}`)
        .sort()
        .join("\n");
      const earlier = first.get(key);
      first.set(key, earlier ?? index);
      if (earlier === undefined) continue;
      context.addIssue({
        code: "custom",
        path: isText ? [index] : [index, field],
        message: `a different ${field}: entry ${earlier + 1} of this list has the same one`,
      });
    }
  }
}

/** Returns a text for comparison: lower case, without surrounding spaces. */
export function foldCase(text: string): string {
  return text.normalize().trim().toLowerCase();
}
