import type * as z from "zod";

/** Fields by which visitors tell the entries of a list apart. */
export const identifying: ReadonlySet<string> = new Set([
  "heading",
  "href",
  "id",
  "label",
  "name",
  "path",
  "question",
  "title",
]);

type Fields = Readonly<Record<string, unknown>>;

/** Adds an issue for each entry of a list that repeats an earlier one. */
export function reportDuplicates(
  entries: readonly unknown[],
  context: z.core.$RefinementCtx,
): void {
  const first = new Map<string, number>();
  for (const [index, entry] of entries.entries()) {
    const isText = typeof entry === "string";
    const fields: Fields = isText ? { text: entry } : { ...(entry as Fields) };
    /** Returns the index of the first entry with the same values. */
    const earlierWith = (names: readonly string[]) => {
      const key = names
        .map((name) => `${name} ${foldCase(String(fields[name]))}`)
        .join("\n");
      const earlier = first.get(key);
      first.set(key, earlier ?? index);
      return earlier;
    };
    for (const field of Object.keys(fields)) {
      if (!isText && !identifying.has(field)) continue;
      const same = earlierWith(
        // Two people may have the same name, two meetups the same title.
        field === "name" ? Object.keys(fields).sort() : [field, "starts"],
      );
      // Calendars know an entry by its title and this day.
      const sameDay =
        "announced" in fields ? earlierWith([field, "announced"]) : undefined;
      const earlier = same ?? sameDay;
      if (earlier === undefined) continue;
      const message = `a different ${field}: entry ${earlier + 1} of this list has the same one`;
      const [day] = String(fields.starts ?? fields.announced).split("T");
      context.addIssue({
        code: "custom",
        path: isText ? [index] : [index, field],
        ...(same === undefined
          ? {
              message: `${message}, announced on the same day`,
              params: { hint: `${String(fields[field])}, ${day}` },
            }
          : { message }),
      });
    }
  }
}

/** Returns a text for comparison: lower case, without surrounding spaces. */
export function foldCase(text: string): string {
  return text.normalize().trim().toLowerCase();
}
