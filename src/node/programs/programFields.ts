import type { ProgramContent } from "../../content/declarations/program";
import type { SiteContent } from "../../content/declarations/site";
import type { ResolverContext } from "../graphql/resolverContext";
import { resolveUrl } from "../site/siteAddress";
import { presentEntries, type ProgramEntry } from "./presentEntry";
import { pathOf } from "./programTypes";
import { structuredEvents } from "./structuredEvents";

type ProgramNode = ProgramContent & { parent: string };

/** The most that Home shows, and as many for when those are over. */
const UPCOMING_ON_HOME = 6;

/** Returns all entries with a start, or all others, of one program. */
async function entriesOf(
  { parent, heading, entries }: ProgramNode,
  { nodeModel }: ResolverContext,
  isDated: boolean,
): Promise<ProgramEntry[]> {
  const site = await nodeModel.findOne<SiteContent>({ type: "SiteContent" });
  // Gatsby runs the query again when this node changes, so once a day.
  const build = await nodeModel.findOne<{
    siteMetadata: { buildTime: number };
  }>({ type: "Site" });
  const all = presentEntries(entries, {
    program: { path: pathOf(parent, nodeModel) ?? "", heading },
    language: site?.language ?? "en",
    now: build?.siteMetadata.buildTime ?? 0,
  });
  return all.filter((entry) => entry.isDated === isDated);
}

/** Returns the computed fields of ProgramContent. */
export const programFields = (pathPrefix: string) => ({
  dated: {
    type: "[ProgramEntry!]!",
    resolve: (program: ProgramNode, _: unknown, context: ResolverContext) =>
      entriesOf(program, context, true),
  },
  undated: {
    type: "[ProgramEntry!]!",
    resolve: async (
      program: ProgramNode,
      _: unknown,
      context: ResolverContext,
    ) => (await entriesOf(program, context, false)).reverse(),
  },
  /** The JSON-LD of its entries with a time, as text. */
  events: {
    type: "String",
    resolve: async (
      program: ProgramNode,
      args: unknown,
      context: ResolverContext,
    ) => {
      const site = await context.nodeModel.findOne<SiteContent>({
        type: "SiteContent",
      });
      const url = await resolveUrl({ url: site?.url ?? "" }, args, context);
      const entries = await entriesOf(program, context, true);
      return structuredEvents(entries, url + pathPrefix);
    },
  },
});

/** The field Query.upcomingEntries: the next entries of all programs. */
export const upcomingEntriesField = {
  type: "[ProgramEntry!]!",
  resolve: async (_: unknown, _args: unknown, context: ResolverContext) => {
    const { entries } = await context.nodeModel.findAll<ProgramNode>({
      type: "ProgramContent",
    });
    const dated = await Promise.all(
      Array.from(entries, (program) => entriesOf(program, context, true)),
    );
    return dated
      .flat()
      .filter(({ isPast }) => !isPast)
      .sort((one, other) => Date.parse(one.starts) - Date.parse(other.starts))
      .slice(0, UPCOMING_ON_HOME);
  },
};
