import type { ProgramContent } from "../../content/declarations/program";
import type { SiteContent } from "../../content/declarations/site";
import { programPath } from "../../content/programPath";
import type { ResolverContext } from "../graphql/resolverContext";
import { resolveUrl } from "../site/siteAddress";
import { presentEntries, type ProgramEntry } from "./presentEntry";
import { structuredEvents } from "./structuredEvents";

type ProgramNode = ProgramContent & { parent: string };

/** What a program's page shows of its entries. */
export interface ShownEntries {
  dated: readonly ProgramEntry[];
  undated: readonly ProgramEntry[];
  /** The JSON-LD of those with a time. */
  events: string | undefined;
}

/** The most that Home shows, and as many for when those are over. */
const UPCOMING_ON_HOME = 6;

function pathOf(
  { parent }: { parent: string },
  _: unknown,
  { nodeModel }: ResolverContext,
): string {
  const files = nodeModel.getNodesByIds({ ids: [parent], type: "File" });
  const [file] = files as readonly { relativePath: string }[];
  return programPath(file?.relativePath ?? "") ?? "";
}

/** The GraphQL directive `@programPath`, which resolves to the page's path. */
export const programPathDirective = {
  name: "programPath",
  extend: () => ({ resolve: pathOf }),
};

/** A field that queries can filter by, unlike those of `programFields`. */
export const programType =
  "type ProgramContent implements Node { path: String! @programPath }";

async function entriesOf(program: ProgramNode, context: ResolverContext) {
  const { nodeModel } = context;
  const site = await nodeModel.findOne<SiteContent>({ type: "SiteContent" });
  // Gatsby runs the query again when this node changes, so once a day.
  const build = await nodeModel.findOne<{
    siteMetadata: { buildTime: number };
  }>({ type: "Site" });
  return presentEntries(program.entries, {
    program: {
      path: pathOf(program, undefined, context),
      heading: program.heading,
    },
    language: site?.language ?? "en",
    now: build?.siteMetadata.buildTime ?? 0,
  });
}

/** Returns the field of ProgramContent with its `ShownEntries`. */
export const programFields = (pathPrefix: string) => ({
  shown: {
    type: "JSON!",
    resolve: async (
      program: ProgramNode,
      args: unknown,
      context: ResolverContext,
    ): Promise<ShownEntries> => {
      const entries = await entriesOf(program, context);
      const dated = entries.filter(({ isDated }) => isDated);
      const undated = entries.filter(({ isDated }) => !isDated).reverse();
      const site = await context.nodeModel.findOne<SiteContent>({
        type: "SiteContent",
      });
      const url = await resolveUrl({ url: site?.url ?? "" }, args, context);
      const events = structuredEvents(dated, url + pathPrefix);
      return { dated, undated, events };
    },
  },
});

/** The field Query.upcomingEntries: the next entries of all programs. */
export const upcomingEntriesField = {
  type: "JSON!",
  resolve: async (_: unknown, _args: unknown, context: ResolverContext) => {
    const { entries: programs } = await context.nodeModel.findAll<ProgramNode>({
      type: "ProgramContent",
    });
    const all = await Promise.all(
      Array.from(programs, (program) => entriesOf(program, context)),
    );
    return all
      .flat()
      .filter(({ isDated, isPast }) => isDated && !isPast)
      .sort(
        (one, other) =>
          Date.parse(one.starts) - Date.parse(other.starts) ||
          one.program.path.localeCompare(other.program.path, "en"),
      )
      .slice(0, UPCOMING_ON_HOME);
  },
};
