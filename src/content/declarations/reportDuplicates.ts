import type * as z from "zod";

/** Fields whose values, together, no other entry of a list has. */
export interface UniqueFields<Name extends string = string> {
  /** A problem is reported at the first. */
  fields: readonly Name[];
  /** Without this field, an entry may equal another. */
  given?: Name;
  /** Completes the message. */
  note?: string;
  /** Returns another value for the first field, if no entry has it. */
  suggest?: (entry: Readonly<Record<string, unknown>>) => string | undefined;
}

/** One field, or several. */
export type Unique<Name extends string = string> = Name | UniqueFields<Name>;

/** Returns a refinement: no entry of a list repeats an earlier one. */
export const reportDuplicates =
  (unique: readonly Unique[]) =>
  (entries: readonly unknown[], context: z.core.$RefinementCtx): void => {
    const first = new Map<string, number>();
    const proposed = new Set<string | undefined>();
    for (const [index, entry] of entries.entries()) {
      const isText = typeof entry === "string";
      const values: Readonly<Record<string, unknown>> = isText
        ? { text: entry }
        : { ...(entry as object) };
      const reported = new Set<string>();
      for (const each of isText ? ["text"] : unique) {
        const { fields, given, note, suggest }: UniqueFields =
          typeof each === "string" ? { fields: [each] } : each;
        const [field = ""] = fields;
        if (!(field in values && (given ?? field) in values)) continue;
        const key = fields
          .map((name) => `${name} ${foldCase(String(values[name]))}`)
          .join("\n");
        const earlier = first.get(key);
        first.set(key, earlier ?? index);
        if (earlier === undefined || reported.has(field)) continue;
        reported.add(field);
        const hint = suggest?.(values);
        const isTaken = entries.some(
          (each) => (each as typeof values | null)?.[field] === hint,
        );
        context.addIssue({
          code: "custom",
          path: isText ? [index] : [index, field],
          message: `a different ${field}: entry ${earlier + 1} of this list has the same one${note ?? ""}`,
          params: { hint: isTaken || proposed.has(hint) ? undefined : hint },
        });
        proposed.add(hint);
      }
    }
  };

/** Returns a text for comparison: lower case, without surrounding spaces. */
export function foldCase(text: string): string {
  return text.normalize().trim().toLowerCase();
}
