import { hash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import type { GatsbyNode, Node, NodePluginArgs } from "gatsby";

import { declarations } from "../../content/declarations/allDeclarations";
import { valuesIn } from "../../content/fieldSchema";
import { readIcons } from "../../check/readContent";
import { iconSprite, interfaceIcons } from "./iconSprite";
import type { Country } from "../map/countries";
import { dotsPicture } from "../map/dots";
import { nodesOf } from "../content/nodes";

/** The build constants with the paths of the files. Empty until the files are written. */
export const svgConstants: Record<string, string> = {};

/**
 * Gatsby's hook onPostBootstrap: writes the SVG files that pages refer to. In
 * development, the sprite has every icon, because an edit can name any icon.
 */
export const writeSvgFiles: GatsbyNode["onPostBootstrap"] = async (args) => {
  const isDevelopment = process.env.NODE_ENV === "development";
  const icons = isDevelopment ? await readIcons() : iconsInUse(args);
  const sprite = iconSprite([...icons].sort());
  const countries = args.getNodesByType("Country") as (Node & Country)[];
  Object.assign(svgConstants, {
    ICON_SPRITE: JSON.stringify({
      path: await write("icons", sprite.svg),
      names: sprite.names,
    }),
    MAP_DOTS: JSON.stringify(await write("world", dotsPicture(countries))),
  });
};

const iconsInUse = (args: NodePluginArgs) =>
  new Set([
    ...interfaceIcons,
    ...declarations.flatMap(({ zodSchema, jsonSchema }) =>
      nodesOf(zodSchema, args)
        .flatMap((content) => [...valuesIn(content, jsonSchema)])
        .filter((each) => each.schema?.kind === "icon")
        .map(({ value }) => String(value)),
    ),
  ]);

/** Writes an SVG file with a content hash in its name. Returns the file's URL path. */
async function write(name: string, svg: string): Promise<string> {
  const digest = hash("sha256", svg).slice(0, 16);
  const file = `/static/${name}-${digest}.svg`;
  const target = path.join("public", file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, svg);
  return file;
}
