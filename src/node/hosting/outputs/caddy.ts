import { IMMUTABLE, REVALIDATE, type HostingRules } from "../rules";

/** What deploy/Caddyfile imports for every answer. */
export function caddyHeaders({ headers }: HostingRules): string {
  const lines = headers.map(({ name, value }) => `\t${name} "${value}"`);
  return `header {\n${lines.join("\n")}\n}\n`;
}

/** What deploy/Caddyfile imports for files: caching and redirects. */
export function caddyFiles({ immutable, redirects }: HostingRules): string {
  return [
    `header Cache-Control "${REVALIDATE}"`,
    // A file that is not there may come with the next deploy.
    `@immutable {\n\tpath ${immutable.join(" ")}\n\tfile\n}`,
    `header @immutable {\n\tCache-Control "${IMMUTABLE}"\n\tdefer\n}`,
    'map {query} {search} {\n\t~(.+) "?${1}"\n\tdefault ""\n}',
    ...redirects.map(({ from, to }) => `redir ${from} ${to}{search} 301`),
    "",
  ].join("\n");
}
