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
import { runQueries } from "../../gatsby-internals/runQueries";

type Args = Pick<
  NodePluginArgs,
  | "actions"
  | "createContentDigest"
  | "createNodeId"
  | "emitter"
  | "getNode"
  | "getNodesByType"
>;

/** Creates a node for each file of valid content. */
export async function createContentNodes(
  args: Args,
  folder: string,
): Promise<void> {
  for (const node of contentNodes(args, folder)) {
    await args.actions.createNode(node);
  }
}

/**
 * Changes the nodes after a change of the content. No query may run meanwhile: it
 * would find texts without their pictures. Then asks Gatsby for pages and queries.
 */
export async function updateContentNodes(
  args: Args,
  folder: string,
): Promise<void> {
  const { actions, getNode, getNodesByType } = args;
  const nodes = contentNodes(args, folder);
  const changed = nodes.filter(
    ({ id, internal }) =>
      getNode(id)?.internal.contentDigest !== internal.contentDigest,
  );
  const ids = new Set(nodes.map(({ id }) => id));
  const gone = ["File", ...declarations.map(({ typeName }) => typeName)]
    .flatMap((type) => getNodesByType(type))
    .filter(({ id }) => !ids.has(id));
  // The promise waits for the nodes that transformers make of a node.
  for (const node of changed) await actions.createNode(node);
  for (const node of gone) actions.deleteNode(node);
  if (changed.length + gone.length > 0) runQueries(args);
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
