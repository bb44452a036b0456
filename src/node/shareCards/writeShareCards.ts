import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import type { BuildArgs } from "gatsby";

import { shareCardPath } from "../../document/shareCard";
import { runQuery } from "../graphql/runQuery";
import { type CardContent, cardPages, CARD_QUERY } from "./cardPages";
import { drawCard } from "./drawCard";

/** Draws the share card of every page, in Gatsby's onPostBuild. */
export async function writeShareCards({
  graphql,
}: Pick<BuildArgs, "graphql">): Promise<void> {
  const content = await runQuery<CardContent>({ graphql }, CARD_QUERY);
  await Promise.all(
    Array.from(cardPages(content), async ([page, card]) => {
      const file = path.join("public", shareCardPath(page));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, await drawCard(card));
    }),
  );
}
