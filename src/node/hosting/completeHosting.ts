import { hash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import { cloudflareLimit } from "../../content/rules/hostLimits";
import { markDeployment } from "../../gatsby-internals/markDeployment";
import { removeInlineStyles } from "../../gatsby-internals/removeInlineStyles";
import { removePrivateFiles } from "../../gatsby-internals/removePrivateFiles";
import { filesIn } from "../filesIn";
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
  const { site, prefix, pages } = hosting;
  const [excess] = cloudflareLimit(pages);
  if (excess && hosting.host === "cloudflare-pages") {
    throw new Error([excess.summary, ...excess.places].join("\n  "));
  }
  await removePrivateFiles(site);
  const files: string[] = [];
  for (const name of filesIn(site)) {
    const file = path.join(site, name);
    // An earlier build may have left copies of deleted files.
    if (/\.(br|gz)$/.test(file)) await rm(file);
    else files.push(file);
  }

  const texts = await Promise.all(
    files
      .filter((file) => /\.html$|[\\/](page|app)-data\.json$/.test(file))
      .map(async (file) => {
        const text = await readFile(file, "utf8");
        const isPage = file.endsWith(".html");
        const clean = isPage
          ? removeInlineStyles(removePolicyFromPage(text))
          : text;
        return { file, isPage, text: markDeployment(clean) };
      }),
  );
  const policy = contentSecurityPolicy(
    texts.filter(({ isPage }) => isPage).map(({ text }) => inlineBlocks(text)),
  );
  const id = hash("sha256", texts.map(({ text }) => text).join("")).slice(
    0,
    20,
  );
  for (const { file, isPage, text } of texts) {
    const marked = markDeployment(text, id);
    const hasPolicy = isPage && hosting.policyInPages;
    await writeFile(file, hasPolicy ? addPolicyToPage(marked, policy) : marked);
  }

  const rules = hostingRules({
    prefix,
    contentSecurityPolicy: policy,
    pages,
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
