/** https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/meta/http-equiv */
const headerOnly = /^frame-ancestors\b/;

const tagInPage = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * Adds the policy to a page, for hosts that cannot send it as a header. It is the
 * first tag of the head, because it applies only to what follows.
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

/** Removes the policy from a page that Gatsby kept from an earlier build. */
export function removePolicyFromPage(html: string): string {
  return html.replace(tagInPage, "");
}
