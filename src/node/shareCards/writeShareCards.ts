import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import type { BuildArgs } from "gatsby";

import { shareCardPath } from "../../document/shareCard";
import { type CardContent, cardPages, cardQuery } from "./cardPages";
import { drawCard } from "./drawCard";

/** Draws the share card of every page, in Gatsby's onPostBuild. */
export async function writeShareCards({
  graphql,
}: Pick<BuildArgs, "graphql">): Promise<void> {
  const answer = await graphql<CardContent>(cardQuery);
  if (!answer.data) {
    throw new Error(`The share cards' query failed: ${String(answer.errors)}`);
  }
  await Promise.all(
    Array.from(cardPages(answer.data), async ([page, card]) => {
      const file = path.join("public", shareCardPath(page));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, await drawCard(card));
    }),
  );
}
