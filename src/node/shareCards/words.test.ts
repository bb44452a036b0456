import { readdirSync, readFileSync } from "node:fs";

import fc from "fast-check";

import { layOutWords } from "./words";

const NARROWEST = 396;

/** The corners of all that is drawn, control points of curves included. */
function bounds(shapes: string) {
  const numbers = [...shapes.matchAll(/d="([^"]*)"/g)].flatMap(([, path]) =>
    [...(path ?? "").matchAll(/-?\d+\.\d+/g)].map(Number),
  );
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

function expectInside(title: string, poster: boolean) {
  const card = { title, tagline: "A line below", poster };
  const { shapes, logo } = layOutWords(card, NARROWEST);
  const { left, right, top, bottom } = bounds(shapes);
  expect(left).toBeGreaterThanOrEqual(58);
  expect(right).toBeLessThanOrEqual(60 + NARROWEST + 2);
  expect(top).toBeGreaterThanOrEqual(logo.top + (logo.width * 48) / 276);
  expect(bottom).toBeLessThanOrEqual(570);
  expect(shapes).not.toContain("NaN");
}

const titles = ["data", "data/legal"].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => {
      const { meta } = JSON.parse(
        readFileSync(`${folder}/${file}`, "utf8"),
      ) as { meta?: { title: string } };
      return meta ? [meta.title] : [];
    }),
);

test.each(titles)("“%s” fits", (title) => {
  expectInside(title, false);
  expectInside(title, true);
});

test("any title of Latin letters fits", () => {
  const letters = fc.constantFrom(...Array.from("aegijlmwyAGIMQWÅ.,-– "));
  const title = fc.string({ unit: letters, minLength: 1, maxLength: 120 });
  fc.assert(
    fc.property(title, fc.boolean(), (text, poster) => {
      fc.pre(/\S/.test(text));
      expectInside(text, poster);
    }),
    { numRuns: 40 },
  );
});
