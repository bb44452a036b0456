import { IMMUTABLE } from "./responseHeaders";

/**
 * Files whose address changes with their content: what bundlers put into
 * `static/`, and all scripts and style sheets. deploy/nginx.conf has the same.
 */
const hashedFiles = ["/static/*", "/*.js", "/*.css"];

/** Cloudflare Pages ignores longer lines, in characters. */
const MAX_LINE = 2000;

/**
 * Returns the file `_headers` of Cloudflare Pages and Netlify. They send the
 * headers of every rule that matches, and revalidate what has no
 * `Cache-Control`.
 *
 * @param prefix the path below which the site is, as in `/gainova`
 * @param headers sent with every response
 * @throws Error if a line is too long for Cloudflare Pages
 */
export function headersFile(
  prefix: string,
  headers: Readonly<Record<string, string>>,
): string {
  const lines = [
    `${prefix}/*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...hashedFiles.flatMap((path) => [
      prefix + path,
      `  Cache-Control: ${IMMUTABLE}`,
    ]),
    "",
  ];
  const tooLong = lines.find(({ length }) => length > MAX_LINE);
  if (tooLong) {
    throw new Error(
      `_headers has a line of ${tooLong.length} characters; Cloudflare Pages takes ${MAX_LINE}:\n${tooLong}`,
    );
  }
  return lines.join("\n");
}
