import { parseArgs } from "node:util";

/** What the command line says about how to measure. */
export interface Options {
  /** The folder with the built site. */
  dir: string;
  /** Paths of the pages that are measured again and again. */
  pages: string[];
  rounds: number;
}

/** Reads `--pages /,/teams --rounds 5 --dir public`, all of it optional. */
export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      dir: { type: "string", default: "public" },
      pages: { type: "string", default: "/,/teams,/features" },
      rounds: { type: "string", default: "5" },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new Error(
      `"${values.rounds}" is no number of rounds: use 1 or more.`,
    );
  }
  return { dir: values.dir, pages: values.pages.split(","), rounds };
}
