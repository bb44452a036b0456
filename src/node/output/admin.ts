import { cp, rm, writeFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { build } from "esbuild";
import type { CreateDevServerArgs, NodePluginArgs } from "gatsby";

import { adminPage } from "../../admin/adminPage";
import { site } from "../../content/declarations/site";
import { team } from "../../content/declarations/team";
import { readIcons } from "../../check/readContent";
import { readRepository } from "../readRepository";
import { pagePaths } from "../../gatsby-internals/build/pagePaths";
import { nodesOf } from "../content/nodes";

const FOLDER = "public/admin";
const PACKAGE = "node_modules/@sveltia/cms/npm";

type Args = Pick<NodePluginArgs, "getNodesByType" | "pathPrefix">;

type Send = (
  request: unknown,
  response: ServerResponse,
  fail: (error: unknown) => void,
) => void;

/** Writes the CMS page, /admin/. */
export async function writeAdmin(args: Args): Promise<void> {
  const html = await adminHtml(args, await bundleCms(), false);
  await writeFile(path.join(FOLDER, "index.html"), html);
}

/**
 * Gatsby's hook onCreateDevServer: serves the CMS page with previews. Gatsby's server
 * does not serve HTML files in `public/`.
 */
export async function serveAdmin(args: CreateDevServerArgs): Promise<void> {
  const script = await bundleCms();
  const app = args.app as { get: (path: string, send: Send) => void };
  app.get("/admin/", (_request, response, fail) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    // The HTML is computed for each request, because pages can be added and removed.
    waitForContent(args)
      .then(() => adminHtml(args, script, true))
      .then((html) => response.end(html), fail);
  });
}

/** A changed file has no nodes until Gatsby has read the file again. */
async function waitForContent(args: Args): Promise<void> {
  while ([site, team].some((file) => nodesOf(file, args).length < 1)) {
    await pause(20);
  }
}

/** Bundles the CMS into public/admin. Returns the file name of the CMS script. */
async function bundleCms(): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: ["src/admin/startCms.ts"],
    outdir: FOLDER,
    entryNames: "[name]-[hash]",
    chunkNames: "chunks/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    // Only fields for code, maps and vector graphics need these packages, and no form has
    // such a field.
    external: ["@shikijs/*", "leaflet/*", "terra-draw*", "svgo/*"],
    metafile: true,
    logLevel: "warning",
  });
  await cp(`${PACKAGE}/assets`, `${FOLDER}/assets`, {
    recursive: true,
    filter: (file) => !file.endsWith(".map"),
  });
  const [script = ""] = Object.entries(metafile.outputs)
    .filter(([, { entryPoint }]) => entryPoint === "src/admin/startCms.ts")
    .map(([file]) => path.basename(file));
  return script;
}

/**
 * Returns the HTML of the CMS page.
 *
 * @param script the file name of the CMS script in public/admin
 */
export async function adminHtml(
  args: Args,
  script: string,
  isDevelopment: boolean,
): Promise<string> {
  const [{ name }] = nodesOf(site, args);
  const [{ groups }] = nodesOf(team, args);
  return adminPage(script, {
    name,
    groups,
    pages: pagePaths(args),
    icons: [...(await readIcons())],
    pathPrefix: args.pathPrefix,
    repository: readRepository(),
    isDevelopment,
  });
}
