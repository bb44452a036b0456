import { IMMUTABLE, type HostingRules } from "../rules";

/** Cloudflare Pages passes over longer lines, and rules after so many. */
const limits = { characters: 2000, rules: 100 };

/**
 * The file `_headers` of Cloudflare Pages and Netlify. Headers of all rules
 * that match are sent, so that none may be named twice; both hosts revalidate
 * whatever has no rule.
 *
 * @throws Error if it breaks a limit of Cloudflare Pages
 */
export function headersFile({
  prefix,
  headers,
  immutable,
}: HostingRules): string {
  const rules = [
    { path: `${prefix}/*`, headers },
    ...immutable.map((path) => ({
      path,
      headers: [{ name: "Cache-Control", value: IMMUTABLE }],
    })),
  ];
  const lines = rules.flatMap((rule) => [
    rule.path,
    ...rule.headers.map(({ name, value }) => `  ${name}: ${value}`),
    "",
  ]);
  const longest = lines.toSorted((a, b) => b.length - a.length)[0] ?? "";
  if (longest.length > limits.characters || rules.length > limits.rules) {
    throw new Error(
      `_headers has ${rules.length} rules and a line of ${longest.length} characters; Cloudflare Pages takes ${limits.rules} and ${limits.characters}:\n${longest}`,
    );
  }
  return lines.join("\n");
}
