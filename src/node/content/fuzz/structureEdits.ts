import fc from "fast-check";

/** A change of a file's structure, for any place in any file. */
export interface StructureEdit {
  kind: "drop" | "rename" | "duplicate" | "retype" | "extreme";
  /** Which of the possible places, as a share of their number. */
  at: number;
  /** A new name for a field. */
  name: string;
  /** A new value, of any kind. */
  value: unknown;
}

const names = fc.oneof(
  fc.constantFrom("__proto__", "constructor", "id", "nmae", "Heading", "", "$"),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);

const texts = fc.oneof(
  fc.constantFrom("", " ", "\u0000", "\ud800", "\u202e", "a".repeat(5000)),
  fc.constantFrom("/", "/#", "mailto:a@b", "https://", "../x.jpg", "A.JPG"),
  fc.string({ unit: "binary" }),
);

const numbers = fc.oneof(
  fc.constantFrom(0, -1, 1.5, 1e300, -1e300, 5e-324, 2 ** 53),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const others = fc.constantFrom(null, true, false, [], {}, [[]], { "": null });

/** Every kind of change. */
export const structureEdits: fc.Arbitrary<StructureEdit> = fc.record({
  kind: fc.constantFrom("drop", "rename", "duplicate", "retype", "extreme"),
  at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  name: names,
  value: fc.oneof(texts, numbers, others),
});
