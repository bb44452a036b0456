import { Feed } from "feed";

import type { ProgramEntry } from "./presentEntry";
import type { FeedSite } from "./writeFeeds";

/**
 * Returns an Atom feed of entries, the last announced first:
 * https://www.rfc-editor.org/rfc/rfc4287
 */
export function atomFeed(
  entries: readonly ProgramEntry[],
  { name, tagline, home }: FeedSite,
): string {
  const sorted = entries.toSorted((one, other) =>
    other.announced.localeCompare(one.announced, "en"),
  );
  const feed = new Feed({
    id: `${home}/`,
    title: name,
    description: tagline,
    link: home,
    feed: `${home}/feed.xml`,
    // The same in each build of the same content.
    updated: new Date(sorted[0]?.announced ?? 0),
    author: { name, link: home },
    generator: false,
  });
  for (const { id, program, title, description, announced } of sorted) {
    const date = new Date(announced);
    feed.addItem({
      link: `${home}${program.path}#${id}`,
      title: asHtml(`${program.heading}: ${title}`),
      description: asHtml(description),
      date,
      published: date,
    });
  }
  return feed.atom1();
}

/** The feed declares its texts as HTML; XML has no control characters. */
const asHtml = (text: string) =>
  text
    .replace(/\p{Cc}/gu, " ")
    .replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
