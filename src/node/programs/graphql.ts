import type { CreateNodeArgs, Node, NodePluginArgs } from "gatsby";

import type { ResolverContext, SiteNode } from "../content/nodes";
import { presentEntries, type Program } from "./entries";
import { feedsOf } from "./feeds";
import { programPath } from "../../content/pages";

const TYPE = "ProgramContent";

/** GraphQL types of programs. All text about an entry's time is computed. */
export const PROGRAM_TYPES = `
type ${TYPE} implements Node {
  path: String! @proxy(from: "fields.path")
}

enum ProgramGroup {
  upcoming
  past
  undated
}

type ProgramEntry {
  "The hash of its URL, and the end of its calendar file's name."
  id: String!
  "The path of its program's page."
  path: String!
  programHeading: String!
  "A time with its offset, or a date."
  startsAt: String
  endsAt: String
  "Whether its start and end are times; otherwise they are dates."
  isTimed: Boolean!
  "When it is over. A date without a zone ends at the visitor's midnight."
  until: String!
  "At the time of the build."
  group: ProgramGroup!
  month: String!
  day: String!
  "Its whole time in words, with the name of its zone."
  when: String!
}

enum FeedName {
  feed
  calendar
}

"A feed that the build writes."
type Feed {
  name: FeedName!
  path: String!
  "Its media type."
  type: String!
}`;

/** Gatsby's hook onCreateNode: gives each program the path of its page. */
export function addProgramPath({ node, getNode, actions }: CreateNodeArgs) {
  if (node.internal.type !== TYPE) return;
  const file = getNode(node.parent ?? "") as Node & { relativePath: string };
  const value = programPath(file.relativePath);
  actions.createNodeField({ node, name: "path", value });
}

/** Returns all programs, for Gatsby's hooks. */
export const programsIn = ({
  getNodesByType,
}: Pick<NodePluginArgs, "getNodesByType">) => getNodesByType(TYPE) as Program[];

/** Reads the build time from a node, so that Gatsby runs the query again each day. */
async function findBuildTime({ nodeModel }: ResolverContext): Promise<number> {
  const site = await nodeModel.findOne<SiteNode>({ type: "Site" });
  return site?.siteMetadata.buildTime ?? 0;
}

const present = async (programs: Program[], context: ResolverContext) =>
  presentEntries(programs, await findBuildTime(context));

/** Returns a resolver that selects from the entries of all programs. */
const fromEntries =
  <Chosen>(choose: (entries: readonly Queries.ProgramEntry[]) => Chosen) =>
  async (_source: unknown, _args: unknown, context: ResolverContext) => {
    const nodes = await context.nodeModel.findAll<Program>({ type: TYPE });
    return choose(await present([...nodes.entries], context));
  };

export const programResolvers = {
  ProgramContent: {
    entries: {
      resolve: (source: Program, _args: unknown, context: ResolverContext) =>
        present([source], context),
    },
  },
  HomeContentUpcoming: {
    entries: {
      type: "[ProgramEntry!]!",
      resolve: fromEntries((entries) =>
        entries.filter(({ group }) => group === "upcoming"),
      ),
    },
  },
  SiteContent: {
    feeds: { type: "[Feed!]!", resolve: fromEntries(feedsOf) },
  },
};
