/**
 * Replaces placeholders: `interpolate("Hello, {name}", { name: "Ada" })`. Leaves
 * a placeholder without a value as it is, so that the problem shows.
 */
export function interpolate(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, key: string) =>
    Object.hasOwn(values, key) ? String(values[key]) : placeholder,
  );
}
