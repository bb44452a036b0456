import { declarations } from "../../content/declarations/allDeclarations";
import type { Unique } from "../../content/fieldSchema";
import type { Problem, Rule } from "../content";
import { describeValue } from "../wording";

const DIFFERENT_NAME = "a name that is also different on Windows and macOS";

/** Reports duplicate file names, and duplicates of values that must be unique. */
export const uniqueness: Rule = ({ folder, names, files }) => [
  ...duplicates(
    [{ fields: [], expected: DIFFERENT_NAME }],
    names.map((value) => {
      const file = `${folder}/${value}`;
      return { file, path: [], value, label: file };
    }),
  ),
  ...files.flatMap(({ file, values }) =>
    [...values.values()].flatMap(({ path, value, schema }) => {
      const items: readonly unknown[] = Array.isArray(value) ? value : [];
      const item = (value: unknown, index: number) => ({
        ...{ file, path: [...path, index], value },
        label: `item ${index + 1} of this list`,
      });
      return duplicates(schema?.unique, items.map(item));
    }),
  ),
  ...declarations.flatMap((declaration) => {
    const alike = files.filter((each) => each.declaration === declaration);
    return duplicates(
      declaration.jsonSchema.unique,
      alike.map(({ file, value }) => ({ file, path: [], value, label: file })),
    );
  }),
];

interface Item extends Pick<Problem, "file" | "path"> {
  value?: unknown;
  /** The name of the item in messages. */
  label: string;
}

const duplicates = (unique: readonly Unique[] = [], items: readonly Item[]) =>
  unique.flatMap(({ fields, expected }) => {
    const first = new Map<string, string>();
    const [name] = fields;
    return items.flatMap(({ file, path, value, label }): Problem[] => {
      const item = Object(value) as Readonly<Record<string, unknown>>;
      const shared = name ? fields.map((field) => item[field]) : [value];
      if (shared[0] === undefined) return [];
      const key = JSON.stringify(shared, folded);
      const earlier = first.get(key);
      first.set(key, earlier ?? label);
      if (earlier === undefined) return [];
      const different = expected ?? `a different ${name ?? "text"}`;
      return [
        {
          ...{ file, path: name ? [...path, name] : path },
          found: describeValue(shared[0]),
          expected: `${different}: ${earlier} has the same one`,
        },
      ];
    });
  });

/** Normalizes strings to NFC and lowercase, and removes surrounding spaces. */
const folded = (_: string, value: unknown) =>
  typeof value === "string" ? value.normalize().trim().toLowerCase() : value;
