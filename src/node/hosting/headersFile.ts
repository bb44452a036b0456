import { IMMUTABLE } from "./responseHeaders";

/**
 * Files whose URL changes with their content. deploy/nginx.conf lists the same.
 */
const hashedFiles = ["/static/*", "/*.js", "/*.css"];

/**
 * In characters; Cloudflare Pages ignores longer lines:
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
const MAX_LINE = 2000;

/**
 * Returns the file `_headers` of Cloudflare Pages and Netlify. Both send the
 * headers of all matching rules, and by default let browsers revalidate.
 *
 * @param prefix the path prefix of the site, as in `/gainova`
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
