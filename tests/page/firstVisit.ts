import { basename } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

import type { Page, Request } from "@playwright/test";

export interface Fetched {
  /** Without the hash. */
  name: string;
  /** Playwright's resource type: `document`, `script`, `font`, `image` … */
  type: string;
  /** Whether it was fetched for a later page. */
  prefetched: boolean;
  /** Bytes transferred after compression. */
  weight: number;
}

/** Content types that brotli compresses. */
const compressible = /\b(html|css|javascript|json|svg|xml|manifest)\b/;

/**
 * Returns the size of a file after brotli, in bytes, at a level that servers use on
 * the fly. The best level saves a tenth more, and takes twenty times as long.
 */
export function brotliSize(content: Buffer | string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(content, { params }).length;
}

function nameOf(pathname: string): string {
  const file = pathname.endsWith("/") ? "index.html" : basename(pathname);
  return file.replace(/[-.][0-9a-f]{10,}(?=\.)/, "");
}

/** Returns none for a request without an answer. */
async function describe(request: Request, path: string): Promise<Fetched[]> {
  const response = await request.response();
  if (!response) return [];
  const { "sec-purpose": purpose } = await request.allHeaders();
  const body = await response.body();
  const contentType = (await response.headerValue("content-type")) ?? "";
  const { pathname } = new URL(request.url());
  const file = {
    name: nameOf(pathname),
    type: request.resourceType(),
    // Responses from the prefetch cache have no Sec-Purpose header.
    prefetched:
      purpose?.startsWith("prefetch") ?? isDataOfOtherPage(pathname, path),
    weight: compressible.test(contentType) ? brotliSize(body) : body.length,
  };
  return [file];
}

const isDataOfOtherPage = (file: string, path: string) =>
  /\/page-data\/.*\/page-data\.json$/.test(file) &&
  !file.endsWith(`/page-data${path === "/" ? "/index" : path}/page-data.json`);

/** Returns the files that a visit to a page fetches until it is hydrated. */
export async function firstVisit(page: Page, path: string): Promise<Fetched[]> {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await page.goto(path);
  await page.locator("nav.visible").waitFor({ state: "attached" });
  const files = requests.map((request) => describe(request, path));
  return (await Promise.all(files)).flat();
}
