import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

import sirv from "sirv";

import { REVALIDATE } from "../src/node/hosting/rules";

interface ServerOptions {
  dir: string;
  /** The next free one is used if it is in use; 0 for any. */
  port: number;
  /** The path prefix of the build, as in `/gainova`. */
  prefix?: string | undefined;
}

/**
 * Serves a built site as static hosts do: with the headers and redirects that
 * the build wrote for them, pages with and without a trailing slash, compressed
 * copies, and 404.html.
 *
 * @returns the site's URL, without a trailing slash
 * @throws Error if the folder contains no site, or the port is not a number
 */
export async function startServer({ dir, port, prefix = "" }: ServerOptions) {
  const site = path.resolve(dir);
  if (!existsSync(path.join(site, "_headers"))) {
    throw new Error(`There is no site in ${site}. Run "npm run build" first.`);
  }
  const serveFile = sirv(site, {
    // Reads files on request, so that a new build needs no restart.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, file) => {
      // https://github.com/vitejs/vite/issues/7083
      if (file.endsWith(".ico")) {
        response.setHeader("Content-Type", "image/x-icon");
      }
    },
  });

  const server = createServer((request, response) => {
    const { url = "/" } = request;
    const [pathname = "/", query] = url.split(/(?=\?)/);
    const headers = headersOf(site, pathname);
    response.setHeaders(headers);
    const notFound = () => {
      response.writeHead(404, {
        "Cache-Control": REVALIDATE,
        "Content-Type": "text/html;charset=utf-8",
      });
      response.end(readFileSync(path.join(site, "404.html")));
    };
    const target = redirectOf(site, pathname);
    if (target !== undefined) {
      response.writeHead(301, { Location: target + (query ?? "") }).end();
      return;
    }
    const below = url.slice(prefix.length);
    if (
      !url.startsWith(prefix) ||
      !/^(\/(?!_headers|_redirects)|\?|$)/.test(below)
    ) {
      notFound();
      return;
    }
    request.url = below;
    serveFile(request, response, notFound);
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

/** Listens on a port or, if it is in use, on the next free one. */
async function listen(server: Server, port: number): Promise<void> {
  try {
    await once(server.listen(port), "listening");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    console.log(`Port ${port} is in use.`);
    await listen(server, port + 1);
  }
}

function linesOf(site: string, name: string): string[] {
  const file = path.join(site, name);
  return existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
}

/** Returns the headers that `_headers` of a built site lists for a path. */
export function headersOf(site: string, pathname: string): Map<string, string> {
  const headers = new Map([["Cache-Control", REVALIDATE]]);
  let matches = false;
  for (const line of linesOf(site, "_headers")) {
    const [, name, value] = /^ +([^:]+): (.+)$/.exec(line) ?? [];
    if (name && value) {
      if (matches) headers.set(name, value);
    } else {
      const [start = "", end = ""] = line.split("*");
      matches = pathname.startsWith(start) && pathname.endsWith(end);
    }
  }
  return headers;
}

/** Returns where `_redirects` of a built site sends a path, if anywhere. */
function redirectOf(site: string, pathname: string): string | undefined {
  const line = linesOf(site, "_redirects").find((line) =>
    line.startsWith(`${pathname} `),
  );
  return line?.split(" ")[1];
}
