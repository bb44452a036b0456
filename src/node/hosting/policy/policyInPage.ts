/** What only a header can say. */
const headerOnly = /^frame-ancestors\b/;

const tagInPage = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * Puts the policy into a page, for hosts that send no headers of ours: as the
 * first tag in the head, so that it holds for all that follows.
 *
 * @param html a document without a policy
 * @param policy the value of the header
 */
export function addPolicyToPage(html: string, policy: string): string {
  const content = policy
    .split("; ")
    .filter((directive) => !headerOnly.test(directive))
    .join("; ");
  return html.replace(
    "<head>",
    `<head><meta http-equiv="Content-Security-Policy" content="${content}"/>`,
  );
}

/** Takes the policy out of a page that an earlier build left as it was. */
export function removePolicyFromPage(html: string): string {
  return html.replace(tagInPage, "");
}
