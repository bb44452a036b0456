/**
 * Fills the holes of a text: `fill("Hello, {name}", { name: "Ada" })`.
 *
 * Values are put in as they are, braces and dollar signs included. A hole for
 * which there is no value stays as it was written, so that the mistake shows.
 */
export function fill(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/g, (hole, key: string) =>
    Object.hasOwn(values, key) ? String(values[key]) : hole,
  );
}
