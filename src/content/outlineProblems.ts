import * as z from "zod";

import type { Country, Outline } from "./outline";

/** Rounded coordinates may exceed the range slightly. */
const rounding = 1e-6;

const position = z.custom<GeoJSON.Position>(
  (value) =>
    Array.isArray(value) &&
    Math.abs(Number(value[0])) <= 180 + rounding &&
    Math.abs(Number(value[1])) <= 90 + rounding,
  "[longitude from -180 to 180, latitude from -90 to 90]",
);

/** Closed rings of at least four positions: RFC 7946, section 3.1.6. */
const ring = z
  .array(position)
  .min(4, "a ring of at least 4 positions")
  .refine(
    (positions) => String(positions[0]) === String(positions.at(-1)),
    "a ring that ends where it began",
  );

const polygon = z.array(ring).min(1, "at least one ring");

const polygons = z.array(polygon).min(1, "at least one polygon");

const country = z.object({
  code: z.string().optional(),
  name: z.string().regex(/\S/, "a name"),
  geometry: z.discriminatedUnion(
    "type",
    [
      z.object({ type: z.literal("Polygon"), coordinates: polygon }),
      z.object({ type: z.literal("MultiPolygon"), coordinates: polygons }),
    ],
    "a Polygon or a MultiPolygon",
  ),
});

export interface OutlineProblem {
  /** The country, and the position in its outline. */
  path: string;
  /** Completes "found …". */
  found: string;
  /** Completes "expected …". */
  expected: string;
}

/** Returns the problems of outlines that are no valid areas. */
export function outlineProblems(
  outlines: readonly Outline[],
): OutlineProblem[] {
  return outlines.flatMap((outline) => {
    const { error } = country.safeParse(outline, { reportInput: true });
    const { name, code } = outline;
    return (error?.issues ?? []).map(({ path, input, message }) => ({
      path: `Outline of ${name} (${code}), ${z.core.toDotPath(path)}`,
      found: JSON.stringify(input).slice(0, 60),
      expected: message,
    }));
  });
}

/**
 * Returns the outlines as countries.
 *
 * @throws ZodError if there are problems; the check reports them before
 */
export function checkedCountries(outlines: readonly Outline[]): Country[] {
  return z.array(country).parse(outlines);
}
