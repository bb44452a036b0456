import { watch } from "node:fs";
import { readFile } from "node:fs/promises";
import {
  createServer,
  request as startRequest,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { connect } from "node:net";
import path from "node:path";

import { contentFolder } from "../../node/content/contentFolder";
import { readSource } from "../../node/content/source/readSource";
import { bundlePage } from "./bundlePage";
import { type EditedFile, versionOf, writeContent } from "./contentFiles";
import { deletePicture, MAX_UPLOAD, storePicture } from "./pictures";
import { startPreview } from "./preview";
import { changesSinceCommit, committedPicture, publish } from "./publish";
import { Refusal } from "./refusal";
import { allowedOrigins, isAllowed } from "./requestGuard";

/** The policy of the editor's page and of everything that it loads. */
const headers = {
  "Content-Security-Policy":
    "default-src 'self'; img-src 'self' blob: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
};

const types: Readonly<Record<string, string>> = {
  "": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
};

/**
 * Starts the editor at /__edit/ on this machine only. Everything else is the
 * site, as the development server shows it.
 *
 * @returns its address and a function that ends it
 * @throws Error if the port is taken
 */
export async function startEditor(rootDir: string, port: number) {
  const listeners = new Set<ServerResponse>();
  const tell = (message: object, to: Iterable<ServerResponse> = listeners) => {
    for (const listener of to)
      listener.write(`data: ${JSON.stringify(message)}\n\n`);
  };
  const origins = allowedOrigins(port, process.env);
  const page = await bundlePage(rootDir);
  const dataDir = path.resolve(rootDir, contentFolder());
  // Two writes at once could each find the other's file unchanged.
  let writing: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = writing.then(work);
    writing = result.catch(() => undefined);
    return result;
  };

  const routes: Readonly<
    Record<
      string,
      (url: URL, request: IncomingMessage) => Promise<object | undefined>
    >
  > = {
    "GET content": () => readContent(rootDir),
    "PUT content": async (_, request) => {
      const body = (await readBody(request, 1_000_000)).toString();
      const files = JSON.parse(body) as EditedFile[];
      const written = await inTurn(() => writeContent(rootDir, files));
      preview.ensureRunning();
      return written;
    },
    "POST pictures": async (url, request) => {
      const bytes = await readBody(request, MAX_UPLOAD);
      return inTurn(() => storePicture(rootDir, url.searchParams, bytes));
    },
    "DELETE pictures": async ({ searchParams }) => {
      const picture = searchParams.get("picture") ?? "";
      await inTurn(() => deletePicture(rootDir, picture));
      return {};
    },
    "GET changes": () => changesSinceCommit(rootDir),
    "POST publish": async (_, request) => {
      const body = (await readBody(request, 10_000)).toString();
      const { summary } = JSON.parse(body) as { summary: string };
      return inTurn(() => publish(rootDir, summary));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", "http://editor");
    const name = url.pathname.slice("/__edit".length);
    if (name === "/api/events") {
      response.writeHead(200, {
        ...headers,
        "Content-Type": "text/event-stream",
      });
      listeners.add(response);
      response.on("close", () => listeners.delete(response));
      tell({ preview: preview.current() }, [response]);
      return;
    }
    const file = page.get(name) ?? (await pictureFile(name));
    if (file !== undefined) {
      const type = types[path.extname(name).toLowerCase()];
      response.writeHead(200, { ...headers, "Content-Type": type });
      response.end(file);
      return;
    }
    const route = routes[`${request.method} ${name.replace("/api/", "")}`];
    if (!route) throw new Refusal(404, "There is nothing here.");
    const result = await route(url, request);
    response.writeHead(200, { ...headers, "Content-Type": "application/json" });
    response.end(JSON.stringify(result));
  }

  /** Returns a picture of the content, as it is or was committed, or an icon. */
  async function pictureFile(name: string): Promise<Buffer | undefined> {
    const [, from, file = ""] =
      /^\/(images|before|icons)\/([\w./ -]+)$/.exec(decodeURI(name)) ?? [];
    if (from === undefined || file.split("/").includes("..")) return undefined;
    const icons = "node_modules/@fortawesome/fontawesome-free/svgs";
    const missing = () => {
      throw new Refusal(404, "There is no such picture.");
    };
    if (from === "before")
      return committedPicture(rootDir, file).catch(missing);
    if (from === "images")
      return readFile(path.join(dataDir, "images", file)).catch(missing);
    return readFile(path.join(rootDir, icons, "solid", file))
      .catch(() => readFile(path.join(rootDir, icons, "brands", file)))
      .catch(missing);
  }

  const server = createServer((request, response) => {
    if (!isAllowed(request, origins)) {
      response.writeHead(403).end("This address may not use the editor.");
      return;
    }
    if (request.url === "/__edit") {
      response.writeHead(302, { Location: "/__edit/" }).end();
      return;
    }
    if (!request.url?.startsWith("/__edit/")) {
      passOn(request, response, preview.port);
      return;
    }
    answer(request, response).catch((error: unknown) => {
      const isRefusal = error instanceof Refusal;
      if (!isRefusal) console.error(error);
      const message = error instanceof Error ? error.message : String(error);
      const body = { message, ...(isRefusal ? error.details : {}) };
      const type = { "Content-Type": "application/json" };
      response.writeHead(isRefusal ? error.status : 500, {
        ...headers,
        ...type,
      });
      response.end(JSON.stringify(body));
    });
  });
  // Gatsby tells its pages of new data by WebSocket only.
  server.on("upgrade", (request, socket, head) => {
    const upstream = connect(preview.port, "127.0.0.1");
    const end = () => {
      socket.destroy();
      upstream.destroy();
    };
    socket.on("error", end);
    upstream.on("error", end);
    if (!isAllowed(request, origins)) {
      end();
      return;
    }
    const lines = request.rawHeaders.map((text, index) =>
      index % 2 === 0 ? `\r\n${text}: ` : text,
    );
    upstream.write(`GET ${request.url} HTTP/1.1${lines.join("")}\r\n\r\n`);
    upstream.write(head);
    socket.pipe(upstream).pipe(socket);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  const preview = await startPreview(rootDir, (state) =>
    tell({ preview: state }),
  );
  let changed: NodeJS.Timeout | undefined;
  const watcher = watch(dataDir, { recursive: true }, () => {
    clearTimeout(changed);
    changed = setTimeout(() => tell({ changed: true }), 100);
  });
  return {
    url: `http://localhost:${port}/__edit/`,
    close: () => {
      watcher.close();
      preview.stop();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Returns everything that the page needs for its forms and its check. */
async function readContent(rootDir: string) {
  const { files, pictures, icons, folder, today, pages } = await readSource();
  return {
    project: versionOf(rootDir),
    files: [...files].map(([file, text]) => ({
      file,
      text,
      version: versionOf(text),
    })),
    folder,
    today,
    pages: [...pages],
    pictures: [...pictures],
    icons: { names: [...icons.names], renamed: [...icons.renamed] },
  };
}

async function readBody(request: IncomingMessage, limit: number) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit)
      throw new Refusal(
        413,
        `The file is larger than ${limit / 1e6} MB. Export it smaller.`,
      );
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
): void {
  const { method, url: target, headers: sent } = request;
  const upstream = startRequest(
    { host: "127.0.0.1", port, method, path: target, headers: sent },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  upstream.on("error", () => {
    if (!response.headersSent) response.writeHead(503);
    response.end("The preview is not there yet.");
  });
  response.on("close", () => upstream.destroy());
  request.pipe(upstream);
}
