import { watch } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import path from "node:path";

import { contentFolder } from "../../node/content/contentFolder";
import { bundlePage } from "./bundlePage";
import { type EditedFile, readContent, writeContent } from "./contentFiles";
import { deletePicture, storePicture } from "./pictures";
import { startPreview } from "./preview";
import { proxyRequest, proxyWebSocket } from "./proxy";
import { changesSinceCommit, committedPicture, publish } from "./publish";
import { HttpError } from "./httpError";
import { allowedOrigins, isAllowed } from "./requestGuard";

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

const icons = "node_modules/@fortawesome/fontawesome-free/svgs";

/**
 * Starts the editor at /__edit/ on this machine only. Everything else is the
 * site, as the development server shows it.
 *
 * @returns its address and a function that ends it
 * @throws Error if the port is taken
 */
export async function startEditor(rootDir: string, port: number) {
  const origins = allowedOrigins(port, process.env);
  const page = await bundlePage(rootDir);
  const dataDir = path.resolve(rootDir, contentFolder());
  const listeners = new Set<ServerResponse>();
  const sendEvent = (
    message: object,
    to: Iterable<ServerResponse> = listeners,
  ) => {
    for (const listener of to)
      listener.write(`data: ${JSON.stringify(message)}\n\n`);
  };
  const routes: Readonly<
    Record<string, (query: URLSearchParams, body: Buffer) => Promise<object>>
  > = {
    "GET content": () => readContent(rootDir),
    "PUT content": async (_, body) => {
      const files = JSON.parse(body.toString()) as EditedFile[];
      const written = await writeContent(rootDir, files);
      preview.ensureRunning();
      return written;
    },
    "POST pictures": (query, body) => storePicture(rootDir, query, body),
    "DELETE pictures": (query) => deletePicture(rootDir, query),
    "GET changes": () => changesSinceCommit(rootDir),
    "POST publish": (_, body) => publish(rootDir, body.toString()),
  };
  // One write at a time, because each compares the files before it writes.
  let writing: Promise<unknown> = Promise.resolve();
  const queueWrite = (work: () => Promise<object>): Promise<object> => {
    const result = writing.then(work);
    writing = result.catch(() => undefined);
    return result;
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(
      request.url ?? "",
      "http://edit",
    );
    const name = decodeURI(pathname).slice("/__edit/".length);
    const send = (type: string | undefined, body: unknown) =>
      response.writeHead(200, { ...headers, "Content-Type": type }).end(body);
    if (name === "api/events") {
      response.writeHead(200, {
        ...headers,
        "Content-Type": "text/event-stream",
      });
      listeners.add(response);
      response.on("close", () => listeners.delete(response));
      sendEvent({ preview: preview.current() }, [response]);
      return;
    }
    const file = page.get(name) ?? (await pictureFile(name));
    if (file !== undefined) {
      const ending = path.extname(name).slice(1).toLowerCase();
      send(types[ending] ?? `image/${ending}`, file);
      return;
    }
    const route = routes[`${request.method} ${name.replace("api/", "")}`];
    if (!route) throw new HttpError(404, "Not found.");
    const body = await readBody(request);
    const work = () => route(searchParams, body);
    const result = await (request.method === "GET" ? work() : queueWrite(work));
    send("application/json", JSON.stringify(result));
  }

  /** Returns a picture of the content, as it is or was committed, or an icon. */
  async function pictureFile(name: string): Promise<Buffer | undefined> {
    const [, from, file = ""] =
      /^(images|before|icons)\/([\w./ -]+)$/.exec(name) ?? [];
    if (from === undefined || file.split("/").includes("..")) return undefined;
    const found =
      from === "before"
        ? committedPicture(rootDir, file)
        : from === "images"
          ? readFile(path.join(dataDir, "images", file))
          : readFile(path.join(rootDir, icons, "solid", file)).catch(() =>
              readFile(path.join(rootDir, icons, "brands", file)),
            );
    return found.catch(() => {
      throw new HttpError(404, "There is no such picture.");
    });
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
        preview.current().state === "starting")
    ) {
      response.writeHead(302, { Location: "/__edit/" }).end();
    } else if (!request.url?.startsWith("/__edit/")) {
      proxyRequest(request, response, preview.port);
    } else {
      answer(request, response).catch((error: unknown) => {
        const { status = 500, message } = error as Partial<HttpError>;
        if (!(error instanceof HttpError)) console.error(error);
        const type = { "Content-Type": "application/json" };
        response
          .writeHead(status, { ...headers, ...type })
          .end(JSON.stringify({ message }));
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
  const preview = await startPreview(rootDir, (state) =>
    sendEvent({ preview: state }),
  );
  let changed: NodeJS.Timeout | undefined;
  const onChange = () => {
    clearTimeout(changed);
    changed = setTimeout(() => sendEvent({ changed: true }), 100);
  };
  const entries = await readdir(dataDir, {
    recursive: true,
    withFileTypes: true,
  });
  // On Linux, a recursive watcher loses the files that the editor replaces.
  const folders = new Set(entries.map(({ parentPath }) => parentPath));
  const watchers = [...folders].map((folder) => watch(folder, onChange));
  return {
    url: `http://localhost:${port}/__edit/`,
    close: () => {
      for (const watcher of watchers) watcher.close();
      preview.stop();
      server.close();
      server.closeAllConnections();
    },
  };
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
