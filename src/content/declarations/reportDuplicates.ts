import type * as z from "zod";

/** Fields whose values, together, no other item of a list has. */
export interface UniqueFields<Name extends string = string> {
  /** A problem is reported at the first. */
  fields: readonly Name[];
  /** Completes "expected …". */
  expected?: string;
}

/** One field, or several. */
export type Unique<Name extends string = string> = Name | UniqueFields<Name>;

/** Returns a refinement: no item of a list repeats an earlier one. */
export const reportDuplicates =
  (unique: readonly Unique[]) =>
  (items: readonly unknown[], context: z.core.$RefinementCtx): void => {
    const first = new Map<string, number>();
    for (const [index, item] of items.entries()) {
      const isText = typeof item === "string";
      const values: Readonly<Record<string, unknown>> = isText
        ? { text: item }
        : { ...(item as object) };
      for (const each of isText ? ["text"] : unique) {
        const { fields, expected }: UniqueFields =
          typeof each === "string" ? { fields: [each] } : each;
        const [field = ""] = fields;
        if (!(field in values)) continue;
        const pairs = fields.map((name) => [name, values[name]]);
        const key = JSON.stringify(pairs, foldTexts);
        const earlier = first.get(key);
        first.set(key, earlier ?? index);
        if (earlier === undefined) continue;
        context.addIssue({
          code: "custom",
          path: isText ? [index] : [index, field],
          message: `${expected ?? `a different ${field}`}: entry ${earlier + 1} of this list has the same one`,
        });
      }
    }
  };

const foldTexts = (_: string, value: unknown) =>
  typeof value === "string" ? foldCase(value) : value;

/** Returns a text for comparison: lower case, without surrounding spaces. */
export function foldCase(text: string): string {
  return text.normalize().trim().toLowerCase();
}
