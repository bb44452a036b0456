import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import { cloudflareLimit } from "../../content/rules/hostLimits";
import { markDeployment } from "../../gatsby-internals/markDeployment";
import { removeInlineStyles } from "../../gatsby-internals/removeInlineStyles";
import { removePrivateFiles } from "../../gatsby-internals/removePrivateFiles";
import { compressTexts } from "./compress";
import {
  caddyFiles,
  caddyHeaders,
  headersFile,
  nginxHeaders,
  nginxMaps,
  redirectsFile,
} from "./hostFiles";
import { contentSecurityPolicy } from "./policy/contentSecurityPolicy";
import { inlineBlocks } from "./policy/inlineBlocks";
import { addPolicyToPage, removePolicyFromPage } from "./policy/policyInPage";
import { hostingRules } from "./rules";

interface Hosting {
  site: string;
  /** The folder for the rules of nginx and Caddy. */
  rules: string;
  prefix: string;
  /** Paths of the pages, as in `/about`. */
  pages: readonly string[];
  /** Whether pages contain the policy, for hosts without own headers. */
  policyInPages: boolean;
  /** Where the site is published, as in `cloudflare-pages`, if that is known. */
  host?: string | undefined;
}

/**
 * Prepares a built site for any host: computes the Content Security Policy from
 * its pages, writes the rules of each kind of host and compressed copies. Must
 * be the last step of a build.
 *
 * @throws Error if the site exceeds a limit of its host
 */
export async function completeHosting(hosting: Hosting): Promise<void> {
  const { site, prefix, pages: paths } = hosting;
  const [excess] = cloudflareLimit(paths);
  if (excess && hosting.host === "cloudflare-pages") {
    throw new Error([excess.summary, ...excess.places].join("\n  "));
  }
  await removePrivateFiles(site);
  const files: string[] = [];
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    // An earlier build may have left copies of deleted files.
    if (/\.(br|gz)$/.test(file)) await rm(file);
    else files.push(file);
  }

  const pages = await readTexts(files, /\.html$/, (html) =>
    markDeployment(removeInlineStyles(removePolicyFromPage(html))),
  );
  const data = await readTexts(files, /[\\/](page|app)-data\.json$/, (json) =>
    markDeployment(json),
  );
  const policy = contentSecurityPolicy(
    pages.map(({ text }) => inlineBlocks(text)),
  );
  const id = deploymentId([...pages, ...data]);
  for (const { file, text } of data) {
    await writeFile(file, markDeployment(text, id));
  }
  for (const { file, text } of pages) {
    const html = markDeployment(text, id);
    await writeFile(
      file,
      hosting.policyInPages ? addPolicyToPage(html, policy) : html,
    );
  }

  const rules = hostingRules({
    prefix,
    contentSecurityPolicy: policy,
    pages: paths,
  });
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

interface Text {
  file: string;
  text: string;
}

async function readTexts(
  files: readonly string[],
  name: RegExp,
  change: (text: string) => string,
): Promise<Text[]> {
  return Promise.all(
    files
      .filter((file) => name.test(file))
      .sort()
      .map(async (file) => ({
        file,
        text: change(await readFile(file, "utf8")),
      })),
  );
}

/** Returns a digest of all pages, which name their scripts, and of their data. */
function deploymentId(texts: readonly Text[]): string {
  const digest = createHash("sha256");
  for (const { text } of texts) digest.update(text);
  return digest.digest("hex").slice(0, 20);
}
