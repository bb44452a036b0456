import { mkdir, rm, writeFile } from "node:fs/promises";

import type { Reporter } from "gatsby";

import { checkFolder } from "../check/checkContent";
import { jsonSchemas, SCHEMA_FOLDER } from "../content/jsonSchemas";
import { readIcons } from "../check/readContent";
import { formatReport } from "../check/report";
import { checkAndCopy } from "./copy/checkAndCopy";
import { copyContent } from "./copy/copyContent";
import { copyFolder } from "./copy/copyFolder";

interface Args {
  reporter: Pick<Reporter, "panic" | "log">;
}

/**
 * Gatsby's hook onPreInit: writes the schemas for editors, checks the content, and
 * lets a build start from nothing.
 */
export async function checkBeforeStart({ reporter }: Args): Promise<void> {
  await mkdir(SCHEMA_FOLDER, { recursive: true });
  for (const [file, text] of jsonSchemas(await readIcons())) {
    await writeFile(file, text);
  }
  await startWith(copyFolder(), reporter);
  // Without this folder, Gatsby empties its cache, which names pictures that are gone:
  // https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/src/services/initialize.ts
  if (!isDevelopment()) await rm("public", { recursive: true, force: true });
}

/**
 * Copies the content if it is valid. Otherwise stops Gatsby before it changes
 * anything, unless the copy from before is valid, which is enough to develop.
 */
export async function startWith(
  copy: string,
  reporter: Args["reporter"],
): Promise<void> {
  const { text, isValid } = await copyValid(copy);
  if (isValid || (isDevelopment() && (await hasValidContent(copy)))) {
    reporter.log(text);
  } else {
    reporter.panic(text);
  }
}

async function copyValid(copy: string) {
  try {
    const report = await checkAndCopy((content) => copyContent(content, copy));
    const isValid = report.problems.length === 0;
    return { text: formatReport(report), isValid };
  } catch (error) {
    return { text: String((error as Error).stack), isValid: false };
  }
}

const isDevelopment = () => process.env.NODE_ENV === "development";

const hasValidContent = async (folder: string) =>
  (await checkFolder(folder)).problems.length === 0;
