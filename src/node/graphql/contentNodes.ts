import { hash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";

import type { NodePluginArgs } from "gatsby";

import {
  declarationOf,
  declarations,
  type Declaration,
} from "../../content/declarations";
import { programPath } from "../../content/declarations/program";
import { filesIn } from "../../content/filesIn";

type Args = Pick<
  NodePluginArgs,
  | "actions"
  | "createContentDigest"
  | "createNodeId"
  | "getNode"
  | "getNodesByType"
>;

let sourcing: Args | undefined;

/** Creates a node for each file of valid content. */
export async function createContentNodes(
  args: Args,
  folder: string,
): Promise<void> {
  sourcing = args;
  for (const node of contentNodes(args, folder)) {
    await args.actions.createNode(node);
  }
}

/**
 * Changes the nodes after a change of the content. The development server keeps the
 * actions of sourceNodes while webpack compiles, and then does all of them before it
 * creates pages and runs queries. So no query finds a text without its picture.
 */
export function updateContentNodes(folder: string): void {
  if (!sourcing) return;
  const { actions, getNode, getNodesByType } = sourcing;
  const nodes = contentNodes(sourcing, folder);
  const changed = nodes.filter(
    ({ id, internal }) =>
      getNode(id)?.internal.contentDigest !== internal.contentDigest,
  );
  const ids = new Set(nodes.map(({ id }) => id));
  const gone = ["File", ...declarations.map(({ typeName }) => typeName)]
    .flatMap((type) => getNodesByType(type))
    .filter(({ id }) => !ids.has(id));
  for (const node of changed) void actions.createNode(node);
  for (const node of gone) actions.deleteNode(node);
}

const contentNodes = (args: Args, folder: string) =>
  filesIn(folder).map((name) => {
    const declaration = declarationOf(name);
    const file = path.resolve(folder, name);
    return declaration
      ? textNode(args, name, file, declaration)
      : pictureNode(args, name, file);
  });

function textNode(
  { createContentDigest, createNodeId }: Args,
  name: string,
  file: string,
  { typeName }: Declaration,
) {
  const content = JSON.parse(readFileSync(file, "utf8")) as object;
  return {
    path: programPath(name),
    ...content,
    id: createNodeId(name),
    internal: { type: typeName, contentDigest: createContentDigest(content) },
  };
}

/** Returns a node of which gatsby-transformer-sharp makes a picture. */
function pictureNode({ createNodeId }: Args, name: string, file: string) {
  const { base, name: stem, ext } = path.parse(file);
  return {
    id: createNodeId(name),
    relativePath: name,
    absolutePath: file,
    base,
    name: stem,
    ext,
    extension: ext.slice(1).toLowerCase(),
    internal: { type: "File", contentDigest: digestOf(file) },
  };
}

/** While developing, most pictures stay as they are. */
const digests = new Map<string, string>();

function digestOf(file: string): string {
  const { mtimeMs, ctimeMs, size } = statSync(file);
  const version = `${file} ${mtimeMs} ${ctimeMs} ${size}`;
  const digest = digests.get(version) ?? hash("md5", readFileSync(file));
  digests.set(version, digest);
  return digest;
}
