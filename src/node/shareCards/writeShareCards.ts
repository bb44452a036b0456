import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import type { BuildArgs } from "gatsby";

import { shareCardPath } from "../../document/shareCard";
import { ask } from "../graphql/ask";
import {
  type CardContent,
  type CardPage,
  cardPages,
  cardQuery,
} from "./cardPages";
import { drawCard } from "./drawCard";

/** Changes with everything that a card shows. */
async function digestOf(page: CardPage): Promise<string> {
  const digest = createHash("sha256").update(JSON.stringify(page));
  for (const file of page.scene.pictures) digest.update(await readFile(file));
  return digest.digest("hex");
}

/**
 * Draws the share card of every page. A card that would come out as it is
 * stays.
 *
 * @param hook what Gatsby gave to the hook
 * @param folder the built site
 * @param paths paths of the pages that must have a card
 * @throws Error if a page has none, since its links would show no picture
 */
export async function writeShareCards(
  hook: Pick<BuildArgs, "graphql" | "cache">,
  folder: string,
  paths: readonly string[],
): Promise<void> {
  const pages = cardPages(await ask<CardContent>(hook, cardQuery));
  for (const page of paths) {
    if (!pages.some((card) => card.path === page)) {
      throw new Error(
        `The page ${page} has no share card: add it to src/node/shareCards/cardPages.ts.`,
      );
    }
  }
  for (const page of pages) {
    const file = path.join(folder, shareCardPath(page.path));
    const digest = await digestOf(page);
    const drawn = (await hook.cache.get(file)) as unknown;
    if (drawn === digest && existsSync(file)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await drawCard(page));
    await hook.cache.set(file, digest);
  }
}
