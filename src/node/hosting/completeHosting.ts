import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import { removeInlineStyles } from "../../gatsby-internals/removeInlineStyles";
import { removePrivateFiles } from "../../gatsby-internals/removePrivateFiles";
import { compressTexts } from "./compress";
import { caddyFiles, caddyHeaders } from "./outputs/caddy";
import { headersFile } from "./outputs/headersFile";
import { nginxHeaders, nginxMaps } from "./outputs/nginx";
import { redirectsFile } from "./outputs/redirectsFile";
import { contentSecurityPolicy } from "./policy/contentSecurityPolicy";
import { inlineBlocks } from "./policy/inlineBlocks";
import { addPolicyToPage, removePolicyFromPage } from "./policy/policyInPage";
import { hostingRules } from "./rules";

interface Hosting {
  /** The built site, complete. */
  site: string;
  /** Where the rules for nginx and Caddy go. */
  rules: string;
  prefix: string;
  /** Paths of the pages, as in `/about`. */
  pages: readonly string[];
  /** Whether each page is to hold the policy, for hosts without headers. */
  policyInPages: boolean;
}

/**
 * Makes a built site ready for any host: computes the Content Security Policy
 * from what is in the pages, writes the rules for each kind of host, and the
 * compressed copies. Nothing may change the site after it.
 */
export async function completeHosting(hosting: Hosting): Promise<void> {
  const { site, prefix, pages } = hosting;
  await removePrivateFiles(site);
  const compressed = /\.(br|gz)$/;
  const files: string[] = [];
  for (const file of await filesBelow(site)) {
    // An older build may have left copies of what is no longer there.
    if (compressed.test(file)) await rm(file);
    else files.push(file);
  }

  const documents = await Promise.all(
    files
      .filter((file) => file.endsWith(".html"))
      .map(async (file) => ({
        file,
        html: removeInlineStyles(
          removePolicyFromPage(await readFile(file, "utf8")),
        ),
      })),
  );
  const policy = contentSecurityPolicy(
    documents.map(({ html }) => inlineBlocks(html)),
  );
  for (const { file, html } of documents) {
    await writeFile(
      file,
      hosting.policyInPages ? addPolicyToPage(html, policy) : html,
    );
  }

  const rules = hostingRules({ prefix, contentSecurityPolicy: policy, pages });
  await writeFile(path.join(site, "_headers"), headersFile(rules));
  await writeFile(path.join(site, "_redirects"), redirectsFile(rules));
  await mkdir(hosting.rules, { recursive: true });
  const write = (name: string, text: string) =>
    writeFile(
      path.join(hosting.rules, name),
      `# Made by "npm run build" from src/node/hosting/rules.ts.\n${text}`,
    );
  await write("nginx-maps.conf", nginxMaps(rules));
  await write("nginx-headers.conf", nginxHeaders(rules));
  await write("caddy-headers", caddyHeaders(rules));
  await write("caddy-files", caddyFiles(rules));
  await compressTexts(files);
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
