import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** How much of a page comes at a time, in characters, and how much slowly. */
const PIECE = 600;
const SLOW_PART = 16_000;

/** Long enough for the browser to show each piece. */
const PAUSE_MS = 40;

/** Headers of the site's own connection, and of an answer sent as a whole. */
const notPassedOn = new Set(["connection", "content-length", "keep-alive"]);

/** Sends a page's head at once, and the beginning of its body tag by tag. */
async function sendInPieces(html: string, response: ServerResponse) {
  let sent = html.indexOf("<body");
  response.write(html.slice(0, sent));
  const slowUntil = sent + SLOW_PART;
  while (sent < slowUntil && sent < html.length) {
    const end = html.indexOf(">", sent + PIECE) + 1 || html.length;
    response.write(html.slice(sent, end));
    sent = end;
    await pause(PAUSE_MS);
  }
  response.end(html.slice(sent));
}

export interface SlowHost {
  url: string;
  close: () => Promise<void>;
}

/**
 * Starts a host of the site on a free port, whose pages come in pieces as they
 * do over a slow line.
 *
 * @param site where the site is
 */
export async function startSlowHost(site: string): Promise<SlowHost> {
  const server = createServer((request, response) => {
    const answer = async () => {
      const whole = await fetch(site + (request.url ?? ""), {
        headers: { "Accept-Encoding": "identity" },
      });
      for (const [name, value] of whole.headers) {
        if (!notPassedOn.has(name)) response.setHeader(name, value);
      }
      response.writeHead(whole.status);
      const isPage = whole.headers.get("content-type")?.includes("text/html");
      if (isPage) await sendInPieces(await whole.text(), response);
      else response.end(Buffer.from(await whole.arrayBuffer()));
    };
    answer().catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
