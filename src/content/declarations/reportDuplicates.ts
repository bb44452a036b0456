import type * as z from "zod";

/** Fields whose values, together, no other item of a list has. */
export interface UniqueFields<Name extends string = string> {
  /** A problem is reported at the first. */
  fields: readonly Name[];
  /** Without this field, an item may equal another. */
  given?: Name;
  /** Completes the message. */
  note?: string;
  /** Returns another value for the first field, if no item has it. */
  suggest?: (item: Readonly<Record<string, unknown>>) => string | undefined;
}

/** One field, or several. */
export type Unique<Name extends string = string> = Name | UniqueFields<Name>;

/** Returns a refinement: no item of a list repeats an earlier one. */
export const reportDuplicates =
  (unique: readonly Unique[]) =>
  (items: readonly unknown[], context: z.core.$RefinementCtx): void => {
    const first = new Map<string, number>();
    const proposed = new Set<string | undefined>();
    for (const [index, item] of items.entries()) {
      const isText = typeof item === "string";
      const values: Readonly<Record<string, unknown>> = isText
        ? { text: item }
        : { ...(item as object) };
      for (const each of isText ? ["text"] : unique) {
        const { fields, given, note, suggest }: UniqueFields =
          typeof each === "string" ? { fields: [each] } : each;
        const [field = ""] = fields;
        if (!(field in values && (given ?? field) in values)) continue;
        const pairs = fields.map((name) => [name, values[name]]);
        const key = JSON.stringify(pairs, foldTexts);
        const earlier = first.get(key);
        first.set(key, earlier ?? index);
        if (earlier === undefined) continue;
        const hint = suggest?.(values);
        const isTaken = items.some(
          (other) => (other as typeof values | null)?.[field] === hint,
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

const foldTexts = (_: string, value: unknown) =>
  typeof value === "string" ? foldCase(value) : value;

/** Returns a text for comparison: lower case, without surrounding spaces. */
export function foldCase(text: string): string {
  return text.normalize().trim().toLowerCase();
}
