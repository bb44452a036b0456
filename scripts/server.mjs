// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import sirv from "sirv";

import { readHostRules } from "./hostRules.mjs";

/**
 * Files that begin with a dot stay private, apart from the well-known ones,
 * and so do those that are written for hosts.
 */
const hidden = /\/\.(?!well-known\/)|^\/_(headers|redirects)$/;

/**
 * Takes the prefix that a site was built for from a request's address.
 *
 * @param {string} url path and query, as the request has it
 * @param {string} prefix as in "/x", or "" for none
 * @returns {string | null} the address below the prefix; null if it is not
 *   below it
 */
export function withoutPrefix(url, prefix) {
  if (!url.startsWith(prefix)) return null;
  const rest = url.slice(prefix.length);
  if (rest === "" || rest.startsWith("?")) return `/${rest}`;
  return rest.startsWith("/") ? rest : null;
}

/**
 * Serves a built site as static hosts do: with the headers and redirects that
 * the build wrote for them, pages with and without a slash at the end,
 * compressed variants where they lie beside a file, and 404.html with status
 * 404 for all that is not there.
 *
 * @param {object} options
 * @param {string} options.dir the folder with the built site
 * @param {number} options.port 0 for any free port
 * @param {string} [options.prefix] the path prefix of the build, as in "/x"
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 *   once it answers; `url` has no slash at the end
 * @throws {Error} if the folder holds no site or the port is taken
 */
export async function startServer({ dir, port, prefix = "" }) {
  const root = resolve(dir);
  const base = prefix
    .split("/")
    .filter((part) => part !== "")
    .map((part) => `/${part}`)
    .join("");
  if (!existsSync(join(root, "index.html"))) {
    throw new Error(`There is no site in ${root}. Run "npm run build" first.`);
  }

  // In "dev" mode files are looked up when asked for, so that a new build
  // shows without a restart. The rules are read at each request for the same
  // reason.
  const serveFile = sirv(root, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      // The one type of file here that sirv does not know.
      if (path.endsWith(".ico")) {
        response.setHeader("Content-Type", "image/x-icon");
      }
    },
  });

  const server = createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }

    const rules = readHostRules(root);
    const [path = "/", query] = (request.url ?? "/").split(/\?(.*)/s);
    const setHeaders = (/** @type {boolean} */ found) =>
      response.setHeaders(new Map(Object.entries(rules.headers(path, found))));

    const notFound = () => {
      const page = join(root, "404.html");
      setHeaders(false);
      response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" });
      response.end(existsSync(page) ? readFileSync(page) : "Not found");
    };

    const url = withoutPrefix(request.url ?? "/", base);
    if (url === null || hidden.test(decode(url))) {
      notFound();
      return;
    }
    const target = rules.redirect(path);
    if (target !== undefined) {
      const search = query === undefined ? "" : `?${query}`;
      setHeaders(false);
      response.writeHead(301, { Location: target + search }).end();
      return;
    }
    request.url = url;
    setHeaders(true);
    serveFile(request, response, notFound);
  });

  await new Promise((listening, failed) => {
    server.once("error", failed);
    server.listen(port, () => listening(undefined));
  }).catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new Error(
      `Port ${port} is taken. Choose another: PORT=9001 npm start`,
    );
  });

  const address = server.address();
  const taken = typeof address === "object" && address ? address.port : port;
  return {
    url: `http://localhost:${taken}${base}`,
    port: taken,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** @param {string} url */
function decode(url) {
  const path = url.split("?")[0] ?? "";
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
