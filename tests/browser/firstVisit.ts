import { basename } from "node:path";
import { brotliCompressSync } from "node:zlib";

import type { Page, Response } from "@playwright/test";

import { SCRIPTS } from "../../src/document/startScripts";

/** Time without a request after which none is expected any more, in ms. */
const QUIET_MS = 500;

/** A file that a visit fetched. */
export interface Fetched {
  /** Its name without what changes from build to build. */
  name: string;
  /** As Playwright calls it: `document`, `script`, `font`, `image` … */
  type: string;
  /** Whether it was fetched for a later page. */
  prefetched: boolean;
  /** What it weighs on its way, in bytes. */
  weight: number;
  /** What it says; the pictures' and fonts' bytes make no sense. */
  text: string;
}

/** What brotli makes smaller; pictures and fonts are compressed already. */
const compressible = /\b(html|css|javascript|json|svg|xml|manifest)\b/;

/** What brotli at its best makes of a file, as a CDN sends it; in bytes. */
export function brotliSize(content: Buffer | string): number {
  return brotliCompressSync(content).length;
}

function nameOf(pathname: string): string {
  const file = pathname.endsWith("/") ? "index.html" : basename(pathname);
  return file.replace(/[-.][0-9a-f]{10,}(?=\.)/, "");
}

async function describe(response: Response, path: string): Promise<Fetched> {
  const request = response.request();
  const { "sec-purpose": purpose } = await request.allHeaders();
  const body = await response.body();
  const contentType = (await response.headerValue("content-type")) ?? "";
  const { pathname } = new URL(response.url());
  return {
    name: nameOf(pathname),
    type: request.resourceType(),
    // A response from the prefetch cache has lost its request's header.
    prefetched:
      purpose?.startsWith("prefetch") ?? isDataOfOther(pathname, path),
    weight: compressible.test(contentType) ? brotliSize(body) : body.length,
    text: body.toString(),
  };
}

/** Whether a file is the data of another page than the visited one. */
const isDataOfOther = (file: string, path: string) =>
  /\/page-data\/.*\/page-data\.json$/.test(file) &&
  !file.endsWith(`/page-data${path === "/" ? "/index" : path}/page-data.json`);

/**
 * Returns everything that a visit to a page fetches, without any
 * scrolling. It ends when the page is hydrated and fetches nothing more: that
 * the network is idle is not enough, for scripts start after a pause.
 */
export async function firstVisit(page: Page, path: string): Promise<Fetched[]> {
  const fetched: Promise<Fetched>[] = [];
  const note = (response: Response) => fetched.push(describe(response, path));
  page.on("response", note);
  await page.goto(path);
  await page.locator(`html.${SCRIPTS.hydratedClass}`).waitFor();
  for (let before = -1; before < fetched.length;) {
    before = fetched.length;
    await page.waitForTimeout(QUIET_MS);
  }
  page.off("response", note);
  return Promise.all(fetched);
}
