import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { createServer, type AddressInfo } from "node:net";

/** What the page shows of the development server. */
export interface PreviewState {
  state: "starting" | "ready" | "stopped";
  /** What the server said last, if it stopped. */
  message: string;
}

/** The development server, which the editor passes the site's requests to. */
export interface Preview {
  port: number;
  current: () => PreviewState;
  /** Starts the server if it has stopped, as it does on invalid content. */
  ensureRunning: () => void;
  stop: () => void;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Starts `gatsby develop` on a free port, and reports each change of state. */
export async function startPreview(
  rootDir: string,
  onChange: (state: PreviewState) => void,
): Promise<Preview> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  let last: PreviewState = { state: "stopped", message: "" };
  const change = (next: PreviewState) => onChange((last = next));
  const start = () => {
    change({ state: "starting", message: "" });
    let output = "";
    const options = ["--host", "127.0.0.1", "--port", `${port}`];
    const current = spawn(
      process.execPath,
      ["scripts/gatsby.mjs", "develop", ...options],
      {
        cwd: rootDir,
        stdio: ["ignore", "pipe", "pipe"],
        env: { ...process.env, CI: "true" },
      },
    );
    child = current;
    for (const stream of [current.stdout, current.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output = (output + text).slice(-4000);
        process.stdout.write(text);
      });
    }
    const waiting = setInterval(() => {
      const request = get({ host: "127.0.0.1", port, path: "/" }, (answer) => {
        answer.resume();
        if (answer.statusCode !== 200 || child !== current) return;
        clearInterval(waiting);
        change({ state: "ready", message: "" });
      });
      request.on("error", () => request.destroy());
    }, 300);
    current.on("exit", () => {
      clearInterval(waiting);
      child = undefined;
      // eslint-disable-next-line no-control-regex
      const message = output.replace(/\u001b\[[\d;]*m/g, "").trim();
      change({ state: "stopped", message });
    });
  };
  start();
  return {
    port,
    current: () => last,
    ensureRunning: () => {
      if (!child) start();
    },
    stop: () => child?.kill(),
  };
}
