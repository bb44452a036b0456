import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import type { CreatePagesArgs } from "gatsby";

import { shareCardPath } from "../../components/Seo/shareCard";
import { ask } from "../graphql/ask";
import { type CardContent, cardPages, cardQuery } from "./cardPages";
import { drawCard } from "./drawCard";

/**
 * Draws the share card of every page.
 *
 * @param hook what Gatsby gave to the hook
 * @param folder the built site
 * @param paths paths of the pages that must have a card
 * @throws Error if a page has none, since its links would show no picture
 */
export async function writeShareCards(
  hook: Pick<CreatePagesArgs, "graphql">,
  folder: string,
  paths: readonly string[],
): Promise<void> {
  const pages = cardPages(await ask<CardContent>(hook, cardQuery));
  for (const page of paths) {
    if (!pages.some((card) => card.path === page)) {
      throw new Error(
        `The page ${page} has no share card: add it to src/build/shareCards/cardPages.ts.`,
      );
    }
  }
  for (const page of pages) {
    const file = path.join(folder, shareCardPath(page.path));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await drawCard(page));
  }
}
