import type { CreateNodeArgs, Node, NodePluginArgs } from "gatsby";

import { siteLanguage } from "../language";
import type { ResolverContext, SiteNode } from "../graphql/nodes";
import { datedEntries, presentEntry, type Program } from "./entries";
import { feedsOf } from "./feeds";
import { programPath } from "../../content/declarations/program";

const TYPE = "ProgramContent";

/** What programs add to GraphQL; all that depends on an entry's time is ready. */
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
  "The end of its address and calendar file."
  id: String!
  "The path of its program's page."
  path: String!
  "The heading of its program."
  program: String!
  "A time with its offset, or a date; of its announcement, without a start."
  starts: String!
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

/** Returns all programs, for hooks of Gatsby. */
export const programsIn = ({
  getNodesByType,
}: Pick<NodePluginArgs, "getNodesByType">) => getNodesByType(TYPE) as Program[];

/** Returns the entries of all programs, for resolvers. */
async function findEntries(context: ResolverContext) {
  const nodes = await context.nodeModel.findAll<Program>({ type: TYPE });
  return datedEntries([...nodes.entries], await findBuildTime(context));
}

/** Gatsby runs the query again when the node changes, so once a day. */
async function findBuildTime({ nodeModel }: ResolverContext): Promise<number> {
  const site = await nodeModel.findOne<SiteNode>({ type: "Site" });
  return site?.siteMetadata.buildTime ?? 0;
}

async function present(
  entries: ReturnType<typeof datedEntries>,
  context: ResolverContext,
) {
  const language = await siteLanguage(context);
  return entries.map((entry) => presentEntry(entry, language));
}

export const programResolvers = {
  ProgramContent: {
    entries: {
      resolve: async (
        source: Program,
        _args: unknown,
        context: ResolverContext,
      ) =>
        present(datedEntries([source], await findBuildTime(context)), context),
    },
  },
  HomeContentUpcoming: {
    entries: {
      type: "[ProgramEntry!]!",
      resolve: async (
        _source: unknown,
        _args: unknown,
        context: ResolverContext,
      ) => {
        const entries = await findEntries(context);
        const upcoming = entries.filter(({ group }) => group === "upcoming");
        return present(upcoming, context);
      },
    },
  },
  SiteContent: {
    feeds: {
      type: "[Feed!]!",
      resolve: async (
        _source: unknown,
        _args: unknown,
        context: ResolverContext,
      ) => feedsOf(await findEntries(context)),
    },
  },
};
