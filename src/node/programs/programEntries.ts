import {
  programPath,
  type ProgramContent,
} from "../../content/declarations/program";
import type { SiteContent } from "../../content/declarations/site";
import type { ResolverContext } from "../graphql/resolverContext";
import { presentEntry } from "./presentEntry";

type ProgramNode = ProgramContent & { parent: string };

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

async function programsIn({ nodeModel }: ResolverContext) {
  const type = "ProgramContent";
  const { entries } = await nodeModel.findAll<ProgramNode>({ type });
  return Array.from(entries);
}

/** The field Query.programEntries, the first to start first. */
export const programEntriesField = {
  type: "[ProgramEntry!]!",
  args: { path: "String", group: "ProgramGroup", limit: "Int" },
  resolve: async (
    _: unknown,
    { path, group, limit }: Partial<Queries.Query_programEntriesArgs>,
    context: ResolverContext,
  ): Promise<Queries.ProgramEntry[]> => {
    const { nodeModel } = context;
    const site = await nodeModel.findOne<SiteContent>({ type: "SiteContent" });
    // Gatsby runs the query again when this node changes, so once a day.
    const build = await nodeModel.findOne<{
      siteMetadata: { buildTime: number };
    }>({ type: "Site" });
    const all = (await programsIn(context)).flatMap((program) =>
      program.entries.map((entry) =>
        presentEntry(entry, {
          path: pathOf(program, undefined, context),
          program: program.heading,
          language: site?.language ?? "en",
          now: build?.siteMetadata.buildTime ?? 0,
        }),
      ),
    );
    return all
      .filter((entry) => entry.path === (path ?? entry.path))
      .filter((entry) => entry.group === (group ?? entry.group))
      .sort(
        (one, other) =>
          Date.parse(one.starts) - Date.parse(other.starts) ||
          // Gatsby reads files in an order that differs from build to build.
          one.path.localeCompare(other.path, "en"),
      )
      .slice(0, limit ?? undefined);
  },
};

/** The field SiteContent.feeds. */
export const feedsField = {
  type: "Feeds!",
  resolve: async (_: unknown, _args: unknown, context: ResolverContext) => {
    const programs = await programsIn(context);
    const entries = programs.flatMap((program) => program.entries);
    return {
      atom: entries.length > 0,
      calendar: entries.some(({ starts }) => starts !== undefined),
    };
  },
};
