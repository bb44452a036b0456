import type { Position } from "geojson";

import type { Country, Outline } from "./countries";

/**
 * Checks that every outline is an area that can be drawn: a Polygon or a
 * MultiPolygon of closed rings of at least four positions (RFC 7946, section
 * 3.1.6), in degrees.
 *
 * @returns one message for each mistake, which names the country, the place in
 *   its outline, what was found and what was expected; empty if all is well
 */
export function outlineProblems(outlines: readonly Outline[]): string[] {
  return outlines.flatMap((outline) =>
    mistakes(outline).map(
      ({ at, found, expected }) =>
        `Outline of ${outline.name || "a country without a name"} (${outline.code || "no code"}), ${at}: found ${found}, expected ${expected}.`,
    ),
  );
}

/**
 * The countries of outlines that are all in order.
 *
 * @throws an Error with every message of {@link outlineProblems}, if any
 */
export function checkedCountries(outlines: readonly Outline[]): Country[] {
  const problems = outlineProblems(outlines);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return outlines.filter(isCountry);
}

interface Mistake {
  at: string;
  found: string;
  expected: string;
}

function isCountry(outline: Outline): outline is Country {
  const type = outline.geometry?.type;
  return type === "Polygon" || type === "MultiPolygon";
}

function mistakes(outline: Outline): Mistake[] {
  const found: Mistake[] = [];
  if (outline.name.trim() === "") {
    found.push({ at: "name", found: "no text", expected: "a name" });
  }
  if (!isCountry(outline)) {
    const type = outline.geometry?.type ?? "no geometry";
    const expected = "a Polygon or a MultiPolygon";
    return [...found, { at: "geometry", found: type, expected }];
  }
  const { geometry } = outline;
  return geometry.type === "Polygon"
    ? found.concat(polygonMistakes(geometry.coordinates, "coordinates"))
    : found.concat(
        emptyMistake(geometry.coordinates, "coordinates", "polygon"),
        geometry.coordinates.flatMap((polygon, index) =>
          polygonMistakes(polygon, `coordinates[${index}]`),
        ),
      );
}

function polygonMistakes(rings: Position[][], at: string): Mistake[] {
  return emptyMistake(rings, at, "ring").concat(
    rings.flatMap((ring, index) => ringMistakes(ring, `${at}[${index}]`)),
  );
}

function emptyMistake(list: unknown[], at: string, part: string): Mistake[] {
  return list.length > 0
    ? []
    : [{ at, found: "an empty list", expected: `at least one ${part}` }];
}

function ringMistakes(ring: Position[], at: string): Mistake[] {
  const outside = ring.findIndex((position) => !isOnEarth(position));
  if (outside !== -1) {
    return [
      {
        at: `${at}[${outside}]`,
        found: JSON.stringify(ring[outside]),
        expected: "[longitude from -180 to 180, latitude from -90 to 90]",
      },
    ];
  }
  if (ring.length < 4) {
    const found = `a ring of ${ring.length} positions`;
    return [{ at, found, expected: "at least 4" }];
  }
  const [first, last] = [ring[0], ring.at(-1)].map((p) => JSON.stringify(p));
  return first === last
    ? []
    : [
        {
          at,
          found: `a ring from ${first} to ${last}`,
          expected: "a ring that ends where it began",
        },
      ];
}

/** The outlines are rounded, which may overshoot the edge by a hair. */
const rounding = 1e-6;

function isOnEarth([lng, lat]: Position): boolean {
  return (
    lng !== undefined &&
    lat !== undefined &&
    Math.abs(lng) <= 180 + rounding &&
    Math.abs(lat) <= 90 + rounding
  );
}
