import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

import { templatePages } from "../page/sitePages";
import { holdRequests, waitUntilReady } from "../page/pageSetup";
import { nextFrames } from "../page/scrolling";
import { expect, test as base } from "../page/test";

/** In characters of the body. */
const CHUNK_SIZE = 4000;
const SLOW_PART = 16_000;

/** Long enough for most browsers to paint each chunk, in ms. */
const PAUSE_MS = 40;

/** The limits of a page's layout shift score. */
const MAX_SHIFT = { measured: 0.02, other: 0.1 };

interface Shift {
  value: number;
  /** The texts of the elements that moved. */
  moved: (string | null | undefined)[];
}

/** Sends the head at once and the body in chunks. */
async function sendInChunks(html: string, response: ServerResponse) {
  let sent = html.indexOf("<body");
  response.write(html.slice(0, sent));
  const slowUntil = Math.min(sent + SLOW_PART, html.length);
  while (sent < slowUntil) {
    const end = html.indexOf(">", sent + CHUNK_SIZE) + 1 || html.length;
    response.write(html.slice(sent, end));
    sent = end;
    await pause(PAUSE_MS);
  }
  response.end(html.slice(sent));
}

const test = base.extend<{ slowHost: string }>({
  slowHost: async ({ baseURL }, use) => {
    const server = createServer((request, response) => {
      const respond = async () => {
        const answer = await fetch(`${baseURL}${request.url}`);
        const type = answer.headers.get("content-type") ?? "";
        response.writeHead(answer.status, { "content-type": type });
        if (type.includes("html")) {
          await sendInChunks(await answer.text(), response);
        } else response.end(Buffer.from(await answer.arrayBuffer()));
      };
      respond().catch(() => response.destroy());
    });
    await new Promise<void>((listening) => server.listen(0, listening));
    await use(`http://localhost:${(server.address() as AddressInfo).port}`);
    server.close();
    server.closeAllConnections();
  },
});

test.use({ motion: true });

for (const width of [375, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, firstLoad: true });

    test("content hardly shifts while a page is streamed and its fonts come after it", async ({
      page,
      slowHost,
    }) => {
      await page.addInitScript(() => {
        // Each page is the first one of its tab, behind the loading screen.
        sessionStorage.clear();
        const shifts: Shift[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node: Element | null }[];
          })[]) {
            const moved = entry.sources.map(({ node }) => node?.textContent);
            shifts.push({ value: entry.value, moved });
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      for (const { path } of templatePages) {
        const release = await holdRequests(page, /\.woff2$/);
        // Fonts that the page uses hold its load event.
        await page.goto(slowHost + path, { waitUntil: "domcontentloaded" });
        await page.waitForFunction(() =>
          Array.from(document.images).every(
            ({ complete, loading }) => complete || loading === "lazy",
          ),
        );
        await nextFrames(page);
        release();
        await page.evaluate(() => document.fonts.ready);
        await waitUntilReady(page);
        await nextFrames(page);
        const [shifts, isMeasured] = await page.evaluate<[Shift[], boolean]>(
          `[window.shifts, [...document.fonts].some(
             ({ family, status }) => /Fallback/.test(family) && status === "loaded",
           )]`,
        );
        const score = shifts.reduce((sum, { value }) => sum + value, 0);
        expect
          .soft(score, JSON.stringify({ path, isMeasured, shifts }))
          .toBeLessThan(isMeasured ? MAX_SHIFT.measured : MAX_SHIFT.other);
      }
    });
  });
}
