import { createHash } from "node:crypto";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import path from "node:path";

import { HttpError } from "../HttpError";
import type { Update } from "../messages";
import { bundlePage } from "./bundlePage";
import { proxyRequest, proxyWebSocket } from "./proxy";
import { readPicture } from "./readPicture";
import { allowedOrigins, isAllowed } from "./requestGuard";
import { asHttpError, createRoutes } from "./routes";
import { startPreview } from "./startPreview";

/** In bytes; phones take photos of up to 15 MB. */
const MAX_UPLOAD = 25_000_000;
/** Proxies close connections on which nothing is sent. */
const HEARTBEAT_MS = 20_000;

const headers = {
  "Content-Security-Policy":
    "default-src 'self'; img-src 'self' blob: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
};

const types: Readonly<Record<string, string>> = {
  "": "text/html; charset=utf-8",
  js: "text/javascript",
  css: "text/css",
  woff2: "font/woff2",
  svg: "image/svg+xml",
  jpg: "image/jpeg",
};

/**
 * Starts the editor at /__edit/ on this machine only. Everything else is the
 * site, as the development server shows it.
 *
 * @param restart called once newer code was taken, with whether its packages
 *   have to be installed
 * @returns its address
 * @throws Error if the port is taken; nothing else was started then
 */
export async function startEditor(
  rootDir: string,
  port: number,
  restart: (packages: boolean) => void,
) {
  const origins = allowedOrigins(port, process.env);
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  const preview = await startPreview(rootDir);
  const stop = () => {
    preview.stop();
    server.close();
    server.closeAllConnections();
  };
  // Requests wait until everything is there.
  const ready = Promise.all([
    bundlePage(rootDir),
    createRoutes(rootDir, port, preview, (packages) => {
      stop();
      restart(packages);
    }),
  ]);

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const [page, { routes, addTab }] = await ready;
    const { pathname, searchParams } = new URL(
      request.url ?? "",
      "http://edit",
    );
    const name = pathname.slice("/__edit/".length);
    const send = (type: string | undefined, body: unknown) =>
      response.writeHead(200, { ...headers, "Content-Type": type }).end(body);
    if (name === "api/updates") {
      response.writeHead(200, {
        ...headers,
        "Content-Type": "text/event-stream",
      });
      const tell = (update: Update) =>
        response.write(`data: ${JSON.stringify(update)}\n\n`);
      tell({ code: digest(page.get("editor.js") ?? "") });
      const remove = addTab(tell);
      const heartbeat = setInterval(
        () => response.write(":\n\n"),
        HEARTBEAT_MS,
      );
      response.on("close", () => {
        remove();
        clearInterval(heartbeat);
      });
      return;
    }
    const route = routes[`${request.method} ${name}`];
    if (!route) {
      const file = page.get(name) ?? (await readPicture(rootDir, name));
      const ending = path.extname(name).slice(1).toLowerCase();
      send(types[ending] ?? `image/${ending}`, file);
      return;
    }
    const canceled = new AbortController();
    response.on("close", () => canceled.abort());
    const body = await readBody(request);
    const { signal } = canceled;
    const result = await route({ query: searchParams, body, signal });
    send("application/json", JSON.stringify(result));
  }

  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (!isAllowed(request, origins)) {
      response
        .writeHead(403)
        .end("Requests from this address are not allowed.");
    } else if (
      request.url === "/__edit" ||
      // Codespaces open the port's root, before the site can be shown.
      (request.url === "/" &&
        request.headers["sec-fetch-dest"] === "document" &&
        !preview.hasStarted())
    ) {
      response.writeHead(302, { Location: "/__edit/" }).end();
    } else if (!request.url?.startsWith("/__edit/")) {
      proxyRequest(request, response, preview.port);
    } else {
      answer(request, response).catch((error: unknown) => {
        const { status, message, details } = asHttpError(error);
        const type = { "Content-Type": "application/json" };
        response
          .writeHead(status, { ...headers, ...type })
          .end(JSON.stringify({ message, details }));
      });
    }
  });
  server.on("upgrade", (request, socket, head) => {
    if (isAllowed(request, origins))
      proxyWebSocket(request, socket, head, preview.port);
    else socket.destroy();
  });
  await ready.catch((error: unknown) => {
    stop();
    throw error;
  });
  return addressOf(port);
}

const digest = (data: string | Uint8Array) =>
  createHash("sha256").update(data).digest("hex");

const addressOf = (port: number) => `http://localhost:${port}/__edit/`;

/** Returns the address of the project's editor if it runs on a port. */
export async function runningEditor(
  rootDir: string,
  port: number,
): Promise<string | undefined> {
  const url = addressOf(port);
  try {
    const answer = await fetch(`${url}api/project`);
    const { rootDir: folder } = (await answer.json()) as { rootDir: string };
    return folder === rootDir ? url : undefined;
  } catch {
    return undefined;
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_UPLOAD)
      throw new HttpError(
        413,
        `The file is larger than ${MAX_UPLOAD / 1e6} MB. Export it smaller.`,
      );
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
