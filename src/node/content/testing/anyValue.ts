import fc from "fast-check";
import * as z from "zod";

import { patternsOf } from "../generated/jsonSchema";
import { patternSource } from "../generated/patternSource";
import { entryOf, fieldsOf, referenceOf } from "../schema/walk";

/** Icons that content may name. */
export const icons = [
  "rocket",
  "circle-user",
  "envelope",
  "linkedin",
  "42-group",
];

/** Few, so that texts often repeat each other where they may. */
const words = [
  "GAINOVA",
  "GainOva",
  "İstanbul",
  "Cafe\u0301",
  "50+",
  "R&D <b>",
  "\\n\t'\"",
  "{name}",
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter",
  "https://example.org/a-very-long-address?with=a&query#and-an-anchor",
  "الشبكة العالمية للذكاء الاصطناعي",
  "\u2067רשת עולמית\u2069",
  "वैश्विक नेटवर्क",
  "世界のAIネットワークへようこそ",
  "👩🏽‍🚀",
];

/** Text without a rule of its own. Lengths are in UTF-16 units. */
function sentence(min: number, max: number): fc.Arbitrary<string> {
  const some = fc.array(fc.constantFrom(...words), {
    minLength: 1,
    maxLength: 4,
  });
  const times = fc.oneof(
    { weight: 29, arbitrary: fc.constant(1) },
    { weight: 1, arbitrary: fc.constant(30) },
  );
  return fc.tuple(some, times).map(([chosen, count]) => {
    const whole = `${chosen.join(" ")} `.repeat(count).trimEnd();
    const longEnough = whole.padEnd(min, " and so on");
    if (longEnough.length <= max) return longEnough;
    let text = "";
    for (const character of longEnough) {
      if (text.length + character.length <= max) text += character;
    }
    return text;
  });
}

/** Text that a pattern matches; fast-check knows neither flags nor lookaheads. */
function matching(pattern: RegExp): fc.Arbitrary<string> {
  const source = patternSource(pattern).replace(/\(\?[=!][^()]*\)/g, "");
  return fc.stringMatching(new RegExp(`^(?:${source})$`));
}

function anyText(
  schema: z.ZodString | z.ZodStringFormat,
): fc.Arbitrary<string> {
  const { def, minLength, maxLength } = schema;
  const patterns = patternsOf(schema);
  const whole = patterns.findLast(({ source }) => source.startsWith("^"));
  let text: fc.Arbitrary<string>;
  if ("hostname" in def && def.hostname instanceof RegExp) {
    text = matching(def.hostname).map((host) => `https://${host}`);
  } else if (whole) {
    text = matching(whole);
  } else {
    text = fc
      .tuple(
        sentence(minLength ?? 1, maxLength ?? Infinity),
        ...patterns.filter((pattern) => !pattern.test("a")).map(matching),
      )
      .map((parts) => parts.join(" "));
  }
  return text.filter((value) => schema.safeParse(value).success);
}

/**
 * Generates whatever a declaration accepts.
 *
 * @param anchors the pages that it may refer to, with their anchors
 * @throws for a kind of declaration that it does not know yet
 */
export function anyValue(
  schema: z.core.$ZodType,
  anchors: ReadonlyMap<string, readonly string[]>,
): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodOptional) {
    return fc.option(anyValue(schema.unwrap(), anchors), { nil: undefined });
  }
  const to = referenceOf(schema)?.to;
  if (to === "icon") return fc.constantFrom(...icons);
  if (to === "page") return fc.constantFrom(...anchors.keys());
  if (to === "anchor") {
    return fc.constantFrom(
      ...[...anchors].flatMap(([page, ids]) =>
        ids.map((id) => `${page}#${id}`),
      ),
    );
  }
  const fields = fieldsOf(schema);
  if (fields) {
    return fc.record(
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          name,
          anyValue(field, anchors),
        ]),
      ),
    );
  }
  const entry = entryOf(schema);
  if (entry) {
    const value = anyValue(entry, anchors);
    const minLength = z.safeParse(schema, []).success ? 0 : 1;
    const few = fc.array(value, { minLength, maxLength: 4 });
    const many = fc.array(value, { minLength: 20, maxLength: 40 });
    return fc.oneof(
      { weight: 19, arbitrary: few },
      { weight: 1, arbitrary: many },
    );
  }
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodNumber) {
    const min = schema.minValue ?? undefined;
    const max = schema.maxValue ?? undefined;
    return schema.format === "safeint"
      ? fc.integer({ min, max })
      : fc.double({ min, max, noNaN: true });
  }
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) {
    return anyText(schema);
  }
  throw new Error(`Write here which values ${schema._zod.def.type} has.`);
}
