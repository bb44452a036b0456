import { IMMUTABLE, REVALIDATE, type HostingRules } from "../rules";

/**
 * What deploy/nginx.conf includes outside of its server: how long a path is
 * kept, and where it is redirected to.
 */
export function nginxMaps({ immutable, redirects }: HostingRules): string {
  return [
    "map $uri $cache_control {",
    `  default "${REVALIDATE}";`,
    ...immutable.map((path) => `  "~${pattern(path)}" "${IMMUTABLE}";`),
    "}",
    "map $uri $redirect {",
    '  default "";',
    ...redirects.map(({ from, to }) => `  "${from}" "${to}";`),
    "}",
    "",
  ].join("\n");
}

/** What deploy/nginx.conf includes inside of its server. */
export function nginxHeaders({ headers }: HostingRules): string {
  return [
    "add_header Cache-Control $cache_control always;",
    ...headers.map(
      ({ name, value }) => `add_header ${name} "${value}" always;`,
    ),
    "",
  ].join("\n");
}

/** A path with stars as a regular expression. */
const pattern = (path: string) =>
  `^${path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`;
