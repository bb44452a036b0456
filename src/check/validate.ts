import { fieldsOf, type FieldSchema } from "../content/fieldSchema";
import type { ContentFile, Problem } from "./content";
import { pathText, joinWithOr, quote, describeValue } from "./wording";

/**
 * Validates a file against its declaration. The text after "expected" depends only on the
 * field, and not on the kind of error.
 */
export function validate({
  file,
  declaration,
  value,
  values,
}: Omit<ContentFile, "problems">): Problem[] {
  // Only rules about several fields have their own messages.
  const { error } = declaration.zodSchema.safeParse(value, { error: () => "" });
  const issues = error?.issues ?? [];
  const ofFields = issues.filter(({ message }) => message === "");
  const first = ofFields.length > 0 ? ofFields : issues;
  return first.flatMap((issue): Problem | Problem[] => {
    const { path, code, message } = issue;
    const own = values.get(pathText(path));
    if (code === "unrecognized_keys") {
      const fields = own?.schema ? fieldsOf(own.schema) : [];
      return issue.keys.map((name) => ({
        file,
        path: [...path, name],
        found: `an unknown field ${quote(name)}`,
        expected: joinWithOr(fields.map((field) => field.name)),
      }));
    }
    if (!own) {
      const name = String(path.at(-1));
      const around = values.get(pathText(path.slice(0, -1)));
      const { description } = around?.schema?.properties?.[name] ?? {};
      const found = `no field ${quote(name)}`;
      const expected = message || `${quote(name)}: ${description}`;
      return { file, path, found, expected };
    }
    const length =
      typeof own.value === "string" && code.startsWith("too_")
        ? ` (${Array.from(own.value).length} characters)`
        : "";
    const expected = message || expectationOf(own.schema);
    return { file, path, found: describeValue(own.value) + length, expected };
  });
}

const types: Readonly<Record<string, string>> = {
  string: "a text",
  boolean: "true or false",
  object: "an object",
};

/** Returns the text after "expected". */
const expectationOf = (schema: FieldSchema | undefined): string =>
  schema?.expected ??
  (schema?.enum
    ? joinWithOr(schema.enum.map((name) => quote(String(name))))
    : (types[schema?.type ?? ""] ?? "another value"));
