import type { SiteContent } from "../content/declarations/site";

/**
 * The text of humans.txt, in the manner of https://humanstxt.org: who made the
 * site, for people.
 */
export function humans(credits: SiteContent["credits"]): string {
  return credits
    .map(({ heading, lines }) =>
      [`/* ${heading.toUpperCase()} */`, ...lines.map((line) => `  ${line}`)]
        .join("\n")
        .concat("\n"),
    )
    .join("\n");
}
