import { programPath } from "../../content/programPath";
import type { ResolverContext } from "../graphql/resolverContext";

/** The GraphQL types of what programs show besides their content. */
export const programTypes = `
type ProgramContent implements Node {
  path: String! @programPath
}

type ProgramOfEntry {
  path: String!
  heading: String!
}

type ProgramEntry {
  id: String!
  program: ProgramOfEntry!
  title: String!
  description: String!
  announced: String!
  place: String
  link: ProgramContentEntriesLink
  cancelled: Boolean
  starts: String!
  ends: String
  until: String!
  isPast: Boolean!
  month: String!
  day: String!
  when: String!
}`;

/** The GraphQL directive `@programPath`, which resolves to the page's path. */
export const programPathField = {
  name: "programPath",
  extend: () => ({
    resolve: (
      { parent }: { parent: string },
      _args: unknown,
      { nodeModel }: ResolverContext,
    ) => pathOf(parent, nodeModel),
  }),
};

/** Returns the path of the program in a file, which the node's parent is. */
export function pathOf(
  parent: string,
  nodeModel: ResolverContext["nodeModel"],
): string | undefined {
  const files = nodeModel.getNodesByIds({ ids: [parent], type: "File" });
  const [file] = files as readonly { relativePath: string }[];
  return file && programPath(file.relativePath);
}
