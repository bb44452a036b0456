/** The start of a head, with the policy that an earlier build may have added. */
const headStart = /<head>(<meta http-equiv="Content-Security-Policy"[^>]*>)?/;

/**
 * Returns a page with the policy as the first tag in its head, for hosts that
 * send no headers of ours.
 *
 * @param policy the value of the header; without one, the page has none
 */
export function withPolicy(html: string, policy?: string): string {
  if (policy === undefined) return html.replace(headStart, "<head>");
  // Only a header can say this: https://www.w3.org/TR/CSP3/#meta-element
  const content = policy.replace(/ ?frame-ancestors [^;]*;/, "");
  return html.replace(
    headStart,
    `<head><meta http-equiv="Content-Security-Policy" content="${content}"/>`,
  );
}
