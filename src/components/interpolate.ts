/**
 * Replaces the placeholders of a text:
 * `interpolate("Hello, {name}", { name: "Ada" })`.
 *
 * Values are put in as they are, braces and dollar signs included. A
 * placeholder without a value stays as it was written, so that the issue shows.
 */
export function interpolate(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, key: string) =>
    Object.hasOwn(values, key) ? String(values[key]) : placeholder,
  );
}
