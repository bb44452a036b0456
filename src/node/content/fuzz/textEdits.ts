import fc from "fast-check";

/** One change of a file's text, as a slip of the hand would make it. */
export interface TextEdit {
  kind: "delete" | "insert" | "replace" | "truncate" | "duplicate";
  /** Where, as a share of the text's length. */
  at: number;
  length: number;
  text: string;
}

const pieces = fc.constantFrom(
  ...Array.from("{}[],:\"'\\/.-0e \n\t"),
  "\r\n",
  "//",
  "/*",
  "\ufeff",
  "\u00a0",
  "\ufffd",
  "null",
  "true",
  '"name":',
  "{}",
);

const edit: fc.Arbitrary<TextEdit> = fc.record({
  kind: fc.constantFrom("delete", "insert", "replace", "truncate", "duplicate"),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.nat(200)),
  text: fc.oneof(pieces, fc.string({ unit: "binary", maxLength: 12 })),
});

/** Mostly one slip, sometimes a few. */
export const textEdits: fc.Arbitrary<TextEdit[]> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(edit) },
  { weight: 1, arbitrary: fc.array(edit, { minLength: 2, maxLength: 5 }) },
);

/** The offset in the text at which an edit begins. */
export function startOf({ at }: TextEdit, text: string): number {
  return Math.floor(at * text.length);
}

/** Makes the change. */
export function applyTextEdit(before: string, edit: TextEdit): string {
  const { kind, length, text } = edit;
  const start = startOf(edit, before);
  const head = before.slice(0, start);
  const chunk = before.slice(start, start + length);
  const tail = before.slice(start + length);
  switch (kind) {
    case "delete":
      return head + tail;
    case "insert":
      return head + text + chunk + tail;
    case "replace":
      return head + text + tail;
    case "truncate":
      return head;
    case "duplicate":
      return head + chunk + chunk + tail;
  }
}
