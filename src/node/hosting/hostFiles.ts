import { IMMUTABLE, REVALIDATE, type HostingRules } from "./rules";

/**
 * Returns the file `_headers` of Cloudflare Pages and Netlify. Both send the
 * headers of all matching rules, and by default let browsers revalidate.
 */
export function headersFile({
  prefix,
  headers,
  immutable,
}: HostingRules): string {
  return [
    `${prefix}/*`,
    ...headers.map(({ name, value }) => `  ${name}: ${value}`),
    "",
    ...immutable.flatMap((path) => [path, `  Cache-Control: ${IMMUTABLE}`, ""]),
  ].join("\n");
}

/** Returns the file `_redirects` of Cloudflare Pages and Netlify. */
export function redirectsFile({ redirects }: HostingRules): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}

/** Returns the caching and redirects, included outside of nginx's server block. */
export function nginxMaps({ immutable, redirects }: HostingRules): string {
  return [
    "map $uri $cache_control {",
    `  default "${REVALIDATE}";`,
    ...immutable.map((path) => `  "~${pattern(path)}" "${IMMUTABLE}";`),
    "}",
    "map $uri $redirect {",
    '  default "";',
    // Patterns, because nginx limits the length and the number of plain names:
    // https://nginx.org/en/docs/hash.html
    ...redirects.map(({ from, to }) => `  "~${pattern(from)}" "${to}";`),
    "}",
    "",
  ].join("\n");
}

/** Returns the headers, included inside of nginx's server block. */
export function nginxHeaders({ headers }: HostingRules): string {
  return [
    "add_header Cache-Control $cache_control always;",
    ...headers.map(
      ({ name, value }) => `add_header ${name} "${value}" always;`,
    ),
    "",
  ].join("\n");
}

/** Converts a path with asterisks to a regular expression. */
const pattern = (path: string) =>
  `^${path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`;

/** Returns what deploy/Caddyfile imports for every response. */
export function caddyHeaders({ headers }: HostingRules): string {
  const lines = headers.map(({ name, value }) => `\t${name} "${value}"`);
  return `header {\n${lines.join("\n")}\n}\n`;
}

/** Returns what deploy/Caddyfile imports for caching and redirects. */
export function caddyFiles({ immutable, redirects }: HostingRules): string {
  return [
    `header Cache-Control "${REVALIDATE}"`,
    // The next deploy may add a missing file.
    `@immutable {\n\tpath ${immutable.join(" ")}\n\tfile\n}`,
    `header @immutable {\n\tCache-Control "${IMMUTABLE}"\n\tdefer\n}`,
    'map {query} {search} {\n\t~(.+) "?${1}"\n\tdefault ""\n}',
    ...redirects.map(({ from, to }) => `redir ${from} ${to}{search} 301`),
    "",
  ].join("\n");
}
