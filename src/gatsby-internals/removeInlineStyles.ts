/**
 * Style attributes that Gatsby gives to its focus wrapper and its announcer;
 * global.css has the same styles.
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/route-announcer-props.js
 */
const gatsbyStyles = [
  "outline:none",
  "position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap;border:0",
];

/**
 * Removes Gatsby's style attributes from a document rendered by React, so that
 * the Content Security Policy need not allow any.
 *
 * @throws Error if there is any other style attribute
 */
export function removeInlineStyles(html: string): string {
  return html.replace(
    /(<[^<>]*?) style="([^"]*)"/g,
    (_, tag: string, style: string) => {
      if (gatsbyStyles.includes(style)) return tag;
      throw new Error(
        `The Content Security Policy forbids style="${style}": use a class.`,
      );
    },
  );
}
