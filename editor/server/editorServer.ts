import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import path from "node:path";

import { bundlePage } from "./bundlePage";
import { startPreview } from "./startPreview";
import { proxyRequest, proxyWebSocket } from "./proxy";
import { readPicture } from "./readPicture";
import { HttpError } from "../HttpError";
import { allowedOrigins, isAllowed } from "./requestGuard";
import { asHttpError, createRoutes } from "./routes";

/** In bytes; phones take photos of up to 15 MB. */
const MAX_UPLOAD = 25_000_000;

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
 * @returns its address and a function that ends the development server
 * @throws Error if the port is taken
 */
export async function startEditor(rootDir: string, port: number) {
  const origins = allowedOrigins(port, process.env);
  const page = await bundlePage(rootDir);
  const preview = await startPreview(rootDir);
  const routes = createRoutes(rootDir, preview);

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(
      request.url ?? "",
      "http://edit",
    );
    const name = pathname.slice("/__edit/".length);
    const send = (type: string | undefined, body: unknown) =>
      response.writeHead(200, { ...headers, "Content-Type": type }).end(body);
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

  const server = createServer((request, response) => {
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
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  return { url: `http://localhost:${port}/__edit/`, stop: preview.stop };
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
