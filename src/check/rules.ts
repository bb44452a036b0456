import { declarations } from "../content/declarations";
import { pictureKey } from "../content/declarations/fields";
import type { FieldSchema } from "../content/fieldSchema";
import { textsOf, type Finding, type Rule } from "./content";
import { joinWithOr } from "./wording";

/** Control characters other than tab, CR and LF, which XML has not, and no characters. */
const unusable = /(?![\t\r\n])[\p{Cc}\p{Noncharacter_Code_Point}]/u;

/** Joiners and marks of direction, which texts in many languages need, and their like. */
const invisible = /\p{Cf}/u;

/** Reports texts with characters that nobody can see or use. */
export const readableTexts: Rule = ({ files }) =>
  files.flatMap(({ file, values }) =>
    [...values.values()].flatMap(({ path, value: text }): Finding[] => {
      if (typeof text !== "string") return [];
      const isAddress = /^https:\/\/\S+$/.test(text);
      const patterns = isAddress ? [unusable, invisible] : [unusable];
      const [character] = patterns.flatMap((each) => each.exec(text) ?? []);
      if (character) {
        const code = character.codePointAt(0)?.toString(16).toUpperCase();
        const note = `, with the invisible character U+${code?.padStart(4, "0")}`;
        const what = isAddress ? "an address" : "a text";
        return [{ file, path, note, expected: `${what} without it` }];
      }
      const expected = "a text with at least one character that is seen";
      return /[^\s\p{Cf}]/u.test(text) ? [] : [{ file, path, expected }];
    }),
  );

/** Reports unknown and missing files in the content folder. */
export const knownFiles: Rule = ({ folder, files, unknownFiles }) => {
  const known = declarations.map(({ file }) => file);
  const present = files.map(({ declaration }) => declaration.file);
  const missing = known.filter(
    (name) => !name.includes("*") && !present.includes(name),
  );
  return [
    ...unknownFiles.map((name) => ({
      file: `${folder}/${name}`,
      path: [],
      found: "an unknown file",
      expected: name.startsWith("images/")
        ? `a picture in JPEG, PNG, WebP or AVIF, whose name ends in .jpg, .png, .webp or .avif; export it as one of these, or remove it from ${folder}/`
        : `one of the site's files, ${joinWithOr(known)}, where * is a name of small letters, digits and hyphens, other than index; rename it, or remove it from ${folder}/`,
      name,
      names: missing,
    })),
    ...missing.map((name) => ({
      file: `${folder}/${name}`,
      path: [],
      found: "no such file",
      expected: "a file with this name, which the site needs",
    })),
  ];
};

/** Reports pictures that are missing, too small, or cannot be used. */
export const usablePictures: Rule = ({ folder: root, files, pictures }) => {
  const named = textsOf({ files }, "image").map((each) => ({
    ...each,
    key: pictureKey(each.schema.folder, each.text),
  }));
  const used = named.map(({ key }) => key);
  // A file with another problem may show a picture that seems to be unused.
  const isComplete = files.every(({ findings }) => findings.length === 0);
  const unused = [...pictures.keys()].filter(
    (key) => isComplete && !used.includes(key),
  );
  return named.flatMap(({ file, path, text, schema, key }): Finding[] => {
    const { folder = "", minWidth = 0, minHeight = 0 } = schema;
    const picture = pictures.get(key);
    if (!picture) {
      const expected = `the name of a picture in ${root}/${folder}`;
      const names = unused
        .filter((each) => each.startsWith(`${folder}/`))
        .map((each) => each.slice(folder.length + 1));
      return [{ file, path, expected, name: text, names }];
    }
    if ("expected" in picture) return [{ file, path, ...picture }];
    const { width, height } = picture;
    if (width >= minWidth && height >= minHeight) return [];
    const note = `, which is ${width} px wide and ${height} px high`;
    const expected = `a picture at least ${minWidth} px wide and ${minHeight} px high`;
    return [{ file, path, note, expected }];
  });
};

/** Reports what items of a list, or files of one kind, have in common, but must not. */
export const noDoubles: Rule = ({ files }) => [
  ...files.flatMap(({ file, values }) =>
    [...values.values()].flatMap(({ path, value, schema }) => {
      const items: readonly unknown[] = Array.isArray(value) ? value : [];
      const item = (value: unknown, index: number) => ({
        ...{ file, path: [...path, index], value },
        place: `entry ${index + 1} of this list`,
      });
      return schema ? doubles(schema, items.map(item)) : [];
    }),
  ),
  ...declarations.flatMap((declaration) => {
    const alike = files.filter((each) => each.declaration === declaration);
    return doubles(
      declaration.json,
      alike.map(({ file, value }) => ({ file, path: [], value, place: file })),
    );
  }),
];

interface Item extends Pick<Finding, "file" | "path"> {
  value?: unknown;
  /** How messages call it. */
  place: string;
}

function doubles({ unique = [], ...schema }: FieldSchema, items: Item[]) {
  const { properties } = schema.items ?? schema;
  const known = Object.keys(properties ?? {});
  return unique.flatMap(({ fields, expected }) => {
    const first = new Map<string, string>();
    const [name] = fields;
    return items.flatMap(({ file, path, value, place }): Finding[] => {
      const item = Object(value) as Readonly<Record<string, unknown>>;
      const shared = name ? fields.map((field) => item[field]) : [value];
      // A misspelled field may be what tells them apart.
      const isUnclear =
        fields.length > 1 &&
        Object.keys(item).some((key) => !known.includes(key));
      if (shared[0] === undefined || isUnclear) return [];
      const key = JSON.stringify(shared, folded);
      const earlier = first.get(key);
      first.set(key, earlier ?? place);
      if (earlier === undefined) return [];
      const different = expected ?? `a different ${name ?? "text"}`;
      const message = `${different}: ${earlier} has the same one`;
      return [{ file, path: name ? [...path, name] : path, expected: message }];
    });
  });
}

/** Texts are the same in any case, in composed letters, and with spaces around them. */
const folded = (_: string, value: unknown) =>
  typeof value === "string" ? value.normalize().trim().toLowerCase() : value;
