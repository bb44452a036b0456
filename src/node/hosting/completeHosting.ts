import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

import { removeInlineStyles } from "../../gatsby-internals/removeInlineStyles";
import { removePrivateFiles } from "../../gatsby-internals/removePrivateFiles";
import { contentSecurityPolicy } from "./contentSecurityPolicy";
import { headersFile } from "./headersFile";
import { inlineBlocks } from "./inlineBlocks";
import { withPolicy } from "./withPolicy";
import { responseHeaders } from "./responseHeaders";

interface Hosting {
  /** The folder of the built site. */
  site: string;
  /** The file that nginx includes. */
  nginxHeaders: string;
  prefix: string;
  /** Whether each page contains the policy, for hosts without headers. */
  policyInPages: boolean;
}

/**
 * Computes the Content Security Policy from the finished pages, and writes the
 * headers for each host and a compressed copy of each text file. No file of the
 * site may change afterwards.
 */
export async function completeHosting(hosting: Hosting): Promise<void> {
  const { site } = hosting;
  await removePrivateFiles(site);
  const files = await filesBelow(site);
  const pages = await Promise.all(
    files
      .filter((file) => file.endsWith(".html"))
      .map(async (file) => ({
        file,
        html: removeInlineStyles(withPolicy(await readFile(file, "utf8"))),
      })),
  );
  const policy = contentSecurityPolicy(
    pages.map(({ html }) => inlineBlocks(html)),
  );
  for (const { file, html } of pages) {
    await writeFile(
      file,
      hosting.policyInPages ? withPolicy(html, policy) : html,
    );
  }
  const headers = responseHeaders(policy);
  await writeFile(
    path.join(site, "_headers"),
    headersFile(hosting.prefix, headers),
  );
  await writeFile(
    hosting.nginxHeaders,
    Object.entries(headers)
      .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
      .join(""),
  );
  await compressTexts(files);
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const isText = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;

const brotli = promisify(brotliCompress);

/** Writes a Brotli copy beside each text file, as nginx and sirv expect it. */
async function compressTexts(files: readonly string[]): Promise<void> {
  await Promise.all(
    files
      .filter((file) => isText.test(file))
      .map(async (file) =>
        writeFile(`${file}.br`, await brotli(await readFile(file))),
      ),
  );
}
