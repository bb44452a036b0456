import type { Browser, Request } from "@playwright/test";

import { visitToEnd } from "../../visitToEnd";

/** The kinds of files that are told apart, in the order of the report. */
export const kinds = ["html", "script", "data", "font", "image"] as const;

export type Kind = (typeof kinds)[number] | "other" | "prefetch";

/** Requests of a kind, and what came over the wire for them, in bytes. */
export interface Load {
  requests: number;
  bytes: number;
}

export type Loads = Partial<Record<Kind, Load>>;

const names: Readonly<Record<string, Kind>> = {
  document: "html",
  script: "script",
  fetch: "data",
  xhr: "data",
  font: "font",
  image: "image",
};

async function kindOf(request: Request): Promise<Kind> {
  const purpose = (await request.allHeaders())["sec-purpose"];
  if (purpose === "prefetch") return "prefetch";
  const kind = names[request.resourceType()] ?? "other";
  // What `<use>` draws from has a type of its own in some browsers.
  return kind === "other" && request.url().includes(".svg") ? "image" : kind;
}

/**
 * Weighs a first visit to a page on a phone, until it needs nothing more. What
 * the page fetches for the next one counts as `prefetch`.
 *
 * @param url the page's address
 */
export async function weighVisit(
  browser: Browser,
  url: string,
): Promise<Loads> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  await visitToEnd(page, url);
  const loads: Loads = {};
  for (const request of finished) {
    const load = (loads[await kindOf(request)] ??= { requests: 0, bytes: 0 });
    load.requests += 1;
    load.bytes += (await request.sizes()).responseBodySize;
  }
  await page.close();
  return loads;
}
