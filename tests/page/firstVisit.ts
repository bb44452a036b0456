import { basename } from "node:path";
import { brotliCompressSync } from "node:zlib";

import type { Page, Response } from "@playwright/test";

/** The visit ends after this time without a request, in ms. */
const QUIET_MS = 500;

export interface Fetched {
  /** Without the hash. */
  name: string;
  /** Playwright's resource type: `document`, `script`, `font`, `image` … */
  type: string;
  /** Whether it was fetched for a later page. */
  prefetched: boolean;
  /** Bytes transferred after compression. */
  weight: number;
  /** Meaningless for pictures and fonts. */
  text: string;
}

/** Content types that brotli compresses. */
const compressible = /\b(html|css|javascript|json|svg|xml|manifest)\b/;

/** Returns the size of a file after brotli at its best level, in bytes. */
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
    // Responses from the prefetch cache have no Sec-Purpose header.
    prefetched:
      purpose?.startsWith("prefetch") ?? isDataOfOtherPage(pathname, path),
    weight: compressible.test(contentType) ? brotliSize(body) : body.length,
    text: body.toString(),
  };
}

const isDataOfOtherPage = (file: string, path: string) =>
  /\/page-data\/.*\/page-data\.json$/.test(file) &&
  !file.endsWith(`/page-data${path === "/" ? "/index" : path}/page-data.json`);

/**
 * Returns the files that a visit to a page fetches without scrolling. Waits for
 * hydration, because the network is idle before the deferred scripts start.
 */
export async function firstVisit(page: Page, path: string): Promise<Fetched[]> {
  const fetched: Promise<Fetched>[] = [];
  const note = (response: Response) => fetched.push(describe(response, path));
  page.on("response", note);
  await page.goto(path);
  await page.locator("nav.visible").waitFor({ state: "attached" });
  for (let before = -1; before < fetched.length;) {
    before = fetched.length;
    await page.waitForTimeout(QUIET_MS);
  }
  page.off("response", note);
  return Promise.all(fetched);
}
