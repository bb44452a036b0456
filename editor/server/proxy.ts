import { request as startRequest } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";

const host = "127.0.0.1";

/** Forwards an HTTP request to another port of this machine. */
export function proxyRequest(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
): void {
  const { method, url: path, headers } = request;
  const upstream = startRequest(
    { host, port, method, path, headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  upstream.on("error", () => {
    if (!response.headersSent) response.writeHead(503);
    response.end("The preview has not started yet.");
  });
  response.on("close", () => upstream.destroy());
  request.pipe(upstream);
}

/** Forwards a WebSocket, over which Gatsby sends new data. */
export function proxyWebSocket(
  { url, rawHeaders }: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  port: number,
): void {
  const upstream = connect(port, host);
  socket.on("error", () => upstream.destroy());
  upstream.on("error", () => socket.destroy());
  const lines = rawHeaders.map((text, index) =>
    index % 2 === 0 ? `\r\n${text}: ` : text,
  );
  upstream.write(`GET ${url} HTTP/1.1${lines.join("")}\r\n\r\n`);
  upstream.write(head);
  socket.pipe(upstream).pipe(socket);
}
