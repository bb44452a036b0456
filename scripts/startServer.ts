import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

import compression from "@polka/compression";
import sirv from "sirv";

/** The default `Cache-Control` of hosts, which makes browsers always revalidate. */
const REVALIDATE = "public, max-age=0, must-revalidate";

interface ServerOptions {
  dir: string;
  /** 0 for any free port. By default, 9000 or the next free port. */
  port?: number | undefined;
  /** The path prefix of the build, such as `/gainova`. */
  prefix?: string | undefined;
}

/**
 * Serves a built site as static hosts do, with the headers in its `_headers`, pages with
 * and without a trailing slash, compression, and 404.html.
 *
 * @returns the site's URL, without a trailing slash
 * @throws Error if the folder contains no site, or the port is in use
 */
export async function startServer({ dir, port, prefix = "" }: ServerOptions) {
  const site = path.resolve(dir);
  if (!existsSync(path.join(site, "_headers"))) {
    throw new Error(`There is no site in ${site}. Run "npm run build" first.`);
  }
  const compress = compression();
  const serveFile = sirv(site, {
    // With `dev`, sirv reads files on request, so a new build needs no server restart.
    dev: true,
    etag: true,
    setHeaders: (response, file) => {
      // sirv sends no media type for icons: https://github.com/vitejs/vite/issues/7083
      if (file.endsWith(".ico")) {
        response.setHeader("Content-Type", "image/x-icon");
      }
    },
  });

  function respond(request: IncomingMessage, response: ServerResponse) {
    const { url = "/" } = request;
    const below = url.startsWith(prefix) ? url.slice(prefix.length) : "";
    const [pathname = ""] = below.split("?");
    compress(request, response);
    response.setHeaders(headersOf(site, pathname || "/"));
    response.setHeader("Vary", "Accept-Encoding");
    const notFound = () => {
      const page = readFileSync(path.join(site, "404.html"));
      response.writeHead(404, {
        "Cache-Control": REVALIDATE,
        "Content-Type": "text/html;charset=utf-8",
      });
      response.end(page);
    };
    if (!url.startsWith(prefix) || !/^(\/(?!_headers)|$)/.test(pathname)) {
      notFound();
      return;
    }
    request.url = below;
    serveFile(request, response, notFound);
  }

  const server = createServer((request, response) => {
    // A new build can delete a file while sirv reads the file.
    response.on("pipe", (file) => file.on("error", () => response.destroy()));
    try {
      respond(request, response);
    } catch {
      response.writeHead(503, { "Retry-After": "5" });
      response.end("There is no site here now. A build may be replacing it.");
    }
  });
  await listen(server, port);
  const address = server.address() as AddressInfo;
  return {
    url: `http://localhost:${address.port}${prefix}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @throws Error if the port is in use */
async function listen(server: Server, port?: number): Promise<void> {
  for (let next = port ?? 9000; !server.listening; next += 1) {
    try {
      await once(server.listen(next), "listening");
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (port !== undefined || code !== "EADDRINUSE") throw error;
    }
  }
}

/** Returns the headers that a site's `_headers` file sets for a path. */
export function headersOf(site: string, pathname: string): Map<string, string> {
  const headers = new Map([["Cache-Control", REVALIDATE]]);
  let matches = false;
  const text = readFileSync(path.join(site, "_headers"), "utf8");
  for (const line of text.split("\n")) {
    const [, name, value] = /^ +([^:]+): (.+)$/.exec(line) ?? [];
    if (name && value) {
      if (matches) headers.set(name, value);
    } else if (line.startsWith("/")) {
      const [start = "", end = ""] = line.split("*");
      matches = pathname.startsWith(start) && pathname.endsWith(end);
    }
  }
  return headers;
}
