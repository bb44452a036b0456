import {
  program,
  programPath,
  type ProgramContent,
} from "../../content/declarations/program";
import { readCopy } from "../../content/readCopy";
import { siteLanguage } from "../graphql/computedFields";
import { nodesOf, type ResolverContext } from "../graphql/resolverContext";
import { feedsOf } from "./feeds";
import { presentEntry, timeEntry, type TimedEntry } from "./presentEntry";

/** A program and the path of its page. */
type Program = Pick<ProgramContent, "heading" | "entries"> & { path: string };

/** Reads all programs, with their paths. */
export const readPrograms = () =>
  readCopy(program).map((content) => ({
    ...content,
    path: programPath(content.file) ?? "",
  }));

/** Returns the entries that are wanted, all by default, the first to start first. */
export const programEntries = (
  programs: readonly Program[],
  now: number,
  { path, group, limit }: Partial<Queries.Query_programEntriesArgs> = {},
): TimedEntry[] =>
  programs
    .filter((each) => each.path === (path ?? each.path))
    .flatMap(({ path, heading, entries }) =>
      entries.map((entry) => timeEntry(entry, { path, program: heading }, now)),
    )
    .filter((entry) => entry.group === (group ?? entry.group))
    .sort(
      (one, other) =>
        Date.parse(one.starts) - Date.parse(other.starts) ||
        // Gatsby reads files in an order that differs from build to build.
        one.path.localeCompare(other.path, "en"),
    )
    .slice(0, limit ?? undefined);

function pathOf(
  { parent }: { parent: string },
  _: unknown,
  { nodeModel }: ResolverContext,
): string {
  const files = nodeModel.getNodesByIds({ ids: [parent], type: "File" });
  const [file] = files as readonly { relativePath: string }[];
  return programPath(file?.relativePath ?? "") ?? "";
}

/**
 * The GraphQL directive `@programPath`, which resolves to the page's path. Queries
 * can filter by a field with a directive, unlike by one with a resolver.
 */
export const programPathDirective = {
  name: "programPath",
  extend: () => ({ resolve: pathOf }),
};

async function programsIn(context: ResolverContext): Promise<Program[]> {
  const nodes = await nodesOf(program, context);
  return nodes.map((node) => ({
    ...node,
    path: pathOf(node, undefined, context),
  }));
}

async function findEntries(
  wanted: Partial<Queries.Query_programEntriesArgs>,
  context: ResolverContext,
) {
  // Gatsby runs the query again when this node changes, so once a day.
  const build = await context.nodeModel.findOne<{
    siteMetadata: { buildTime: number };
  }>({ type: "Site" });
  const now = build?.siteMetadata.buildTime ?? 0;
  return programEntries(await programsIn(context), now, wanted);
}

/** The field Query.programEntries. */
export const programEntriesField = {
  type: "[ProgramEntry!]!",
  args: { path: "String", group: "ProgramGroup", limit: "Int" },
  resolve: async (
    _: unknown,
    wanted: Partial<Queries.Query_programEntriesArgs>,
    context: ResolverContext,
  ) => {
    const language = await siteLanguage(context);
    const entries = await findEntries(wanted, context);
    return entries.map((entry) => presentEntry(entry, language));
  },
};

/** The field SiteContent.feeds. */
export const feedsField = {
  type: "[Feed!]!",
  resolve: async (_: unknown, _args: object, context: ResolverContext) =>
    feedsOf(await findEntries({}, context)),
};
