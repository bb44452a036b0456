import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

import { removeInlineStyles } from "../../gatsby-internals/removeInlineStyles";
import { removePrivateFiles } from "../../gatsby-internals/removePrivateFiles";
import { contentSecurityPolicy } from "./contentSecurityPolicy";
import { headersFile } from "./headersFile";
import { inlineBlocks } from "./inlineBlocks";
import { withPolicy } from "./policyInPage";
import { securityHeaders } from "./responseHeaders";

interface Hosting {
  /** The folder of the built site. */
  site: string;
  /** Where the headers for nginx go. */
  nginxHeaders: string;
  prefix: string;
  /** Whether each page contains the policy, for hosts without headers. */
  policyInPages: boolean;
}

/**
 * Makes a built site ready for any host: computes the Content Security Policy
 * from the finished pages, and writes the headers for each kind of host and a
 * compressed copy of each text. Nothing may change the site after it.
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
  const headers = securityHeaders(policy);
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

/** Pictures and fonts are compressed already. */
const isText = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;

const brotli = promisify(brotliCompress);

/** Writes a copy beside each text, for servers that send it as it is. */
async function compressTexts(files: readonly string[]): Promise<void> {
  await Promise.all(
    files
      .filter((file) => isText.test(file))
      .map(async (file) =>
        writeFile(`${file}.br`, await brotli(await readFile(file))),
      ),
  );
}
