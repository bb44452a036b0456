import { cpSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { NodePluginArgs } from "gatsby";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { createContentNodes, updateContentNodes } from "./contentNodes";

type NewNode = Parameters<NodePluginArgs["actions"]["createNode"]>[0];

/** Stands for Gatsby: keeps nodes, and notes what is done with them, in order. */
function gatsby() {
  const nodes = new Map<string, NewNode>();
  const done: string[] = [];
  const actions = {
    createNode: (node: NewNode) => {
      done.push(`create ${node.internal.type} ${node.id}`);
      nodes.set(node.id, node);
    },
    deleteNode: ({ id }: NewNode) => {
      done.push(`delete ${id}`);
      nodes.delete(id);
    },
  };
  const args = {
    actions,
    createNodeId: (name: string) => name,
    createContentDigest: (content: object) => JSON.stringify(content),
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) =>
      [...nodes.values()].filter((node) => node.internal.type === type),
  };
  return { args: args as object as NodePluginArgs, done, nodes };
}

test("there is a node for each text and picture, and after a change those that differ are new", async () => {
  const folder = temporaryFolder();
  cpSync("tests/fixtures/site", folder, { recursive: true });
  const file = (name: string) => path.join(folder, name);
  renameSync(file("._team.json"), path.join(temporaryFolder(), "team"));
  const { args, done, nodes } = gatsby();
  await createContentNodes(args, folder);
  expect(nodes.get("legal/terms.json")).toMatchObject({ path: "/terms" });
  expect(nodes.get("programs/events.json")).toMatchObject({
    path: "/features/events",
    heading: "Events",
  });
  expect(nodes.get("images/team/member-01.jpg")).toMatchObject({
    absolutePath: file("images/team/member-01.jpg"),
    name: "member-01",
    extension: "jpg",
  });

  done.length = 0;
  updateContentNodes(folder);
  expect(done).toEqual([]);

  renameSync(file("legal/terms.json"), file("legal/imprint.json"));
  renameSync(file("images/team/member-01.jpg"), file("images/team/new.jpg"));
  cpSync(file("images/team/member-03.jpg"), file("images/team/member-02.jpg"));
  writeFileSync(file("faqs.json"), "{}");
  updateContentNodes(folder);
  expect(done).toEqual([
    "create FaqsContent faqs.json",
    "create File images/team/member-02.jpg",
    "create File images/team/new.jpg",
    "create LegalContent legal/imprint.json",
    "delete images/team/member-01.jpg",
    "delete legal/terms.json",
  ]);
});
