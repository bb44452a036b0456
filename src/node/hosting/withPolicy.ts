/** The start of the head, with the policy of an earlier build if there is one. */
const headStart = /<head>(<meta http-equiv="Content-Security-Policy"[^>]*>)?/;

/**
 * Returns a page with the policy as the first tag of its head, for hosts that
 * cannot send headers.
 *
 * @param policy the value of the header; without one, the tag is removed
 */
export function withPolicy(html: string, policy?: string): string {
  if (policy === undefined) return html.replace(headStart, "<head>");
  // Invalid in a meta tag: https://github.com/whatwg/html/pull/523
  const content = policy.replace(/ ?frame-ancestors [^;]*;/, "");
  return html.replace(
    headStart,
    `<head><meta http-equiv="Content-Security-Policy" content="${content}"/>`,
  );
}
