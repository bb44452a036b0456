/**
 * Attributes that Gatsby gives to two elements of every page. The first only
 * takes away an outline that global.css takes away as well; the second hides
 * what screen readers are told of a new page, as global.css does, too.
 */
const known = [
  "outline:none",
  "position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap;border:0",
];

/**
 * Takes Gatsby's own style attributes out of a document, so that the policy
 * need not allow any.
 *
 * @param html as React wrote it, which has `"` only round attributes
 * @throws Error if there is a style attribute that is not Gatsby's
 */
export function removeInlineStyles(html: string): string {
  return html.replace(
    /(<[^<>]*?) style="([^"]*)"/g,
    (_, tag: string, style: string) => {
      if (known.includes(style)) return tag;
      throw new Error(
        `The Content Security Policy forbids style="${style}": use a class.`,
      );
    },
  );
}
