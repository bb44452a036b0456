import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";

import sirv from "sirv";

import { REVALIDATE } from "../src/node/hosting/responseHeaders";

interface ServerOptions {
  /** The folder of the built site. */
  dir: string;
  /** 0 for any free port. */
  port: number;
  /** The path prefix of the build, as in `/gainova`. */
  prefix?: string | undefined;
}

/**
 * Serves a built site as static hosts do: with the headers of its `_headers`,
 * pages with and without a trailing slash, compressed copies, and 404.html.
 *
 * @returns the site's URL, without a trailing slash
 * @throws Error if the folder contains no site
 */
export async function startServer({ dir, port, prefix = "" }: ServerOptions) {
  const site = resolve(dir);
  if (!existsSync(join(site, "_headers"))) {
    throw new Error(`There is no site in ${site}. Run "npm run build" first.`);
  }
  const serveFile = sirv(site, {
    // Reads files on request, so that a new build needs no restart.
    dev: true,
    etag: true,
    brotli: true,
    setHeaders: (response, path) => {
      // https://github.com/vitejs/vite/issues/7083
      if (path.endsWith(".ico")) {
        response.setHeader("Content-Type", "image/x-icon");
      }
    },
  });

  const server = createServer((request, response) => {
    const { url = "/" } = request;
    const headers = headersOf(site, url.replace(/\?.*/, ""));
    const notFound = () => {
      headers.set("Cache-Control", REVALIDATE);
      headers.set("Content-Type", "text/html;charset=utf-8");
      response.setHeaders(headers).writeHead(404);
      response.end(readFileSync(join(site, "404.html")));
    };
    if (!new RegExp(`^${prefix}(/|\\?|$)`).test(url)) {
      notFound();
      return;
    }
    request.url = url.slice(prefix.length);
    response.setHeaders(headers);
    serveFile(request, response, notFound);
  });

  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(port, listening);
  });
  const { port: used } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${used}${prefix}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Returns the headers that the `_headers` of a built site name for a path. */
export function headersOf(site: string, path: string): Map<string, string> {
  const headers = new Map([["Cache-Control", REVALIDATE]]);
  let matches = false;
  for (const line of readFileSync(join(site, "_headers"), "utf8").split("\n")) {
    const [, name, value] = /^ +([^:]+): (.+)$/.exec(line) ?? [];
    if (name && value) {
      if (matches) headers.set(name, value);
    } else {
      const [start = "", end = ""] = line.split("*");
      matches = path.startsWith(start) && path.endsWith(end);
    }
  }
  return headers;
}
