import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import type { BuildArgs } from "gatsby";

import { runQuery } from "../gatsby/runQuery";
import { atomFeed } from "./atomFeed";
import { calendarOf, calendarPath } from "./calendar";
import type { ProgramEntry } from "./presentEntry";

export interface FeedSite {
  name: string;
  tagline: string;
  language: string;
  /** URL of the home page, without a trailing slash. */
  home: string;
}

interface Programs {
  allProgramContent: {
    nodes: readonly {
      dated: readonly ProgramEntry[];
      undated: readonly ProgramEntry[];
    }[];
  };
}

const entryFields =
  "id program { path heading } title description announced place link { label href } cancelled starts ends isPast";

/**
 * Writes `feed.xml`, `calendar.ics` and a calendar file for each entry that is to
 * come. Removes those of earlier builds.
 */
export async function writeFeeds(
  hook: Pick<BuildArgs, "graphql">,
  folder: string,
  site: FeedSite,
): Promise<void> {
  const { allProgramContent } = await runQuery<Programs>(
    hook,
    `query Feeds { allProgramContent { nodes {
      dated { ${entryFields} }
      undated { ${entryFields} }
    } } }`,
  );
  const dated = allProgramContent.nodes.flatMap((program) => program.dated);
  const undated = allProgramContent.nodes.flatMap((program) => program.undated);
  const texts = new Map<string, string>();
  if (dated.length + undated.length > 0) {
    texts.set("/feed.xml", atomFeed([...dated, ...undated], site));
    texts.set("/calendar.ics", calendarOf(dated, site));
  }
  for (const entry of dated.filter(({ isPast }) => !isPast)) {
    texts.set(calendarPath(entry), calendarOf([entry], site));
  }
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((each) => /\.ics$|^feed\.xml$/.test(each))) {
    await rm(path.join(folder, file));
  }
  for (const [file, text] of texts) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}
