import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export interface PreviewState {
  state: "starting" | "ready" | "stopped";
  /** The server's last output, if it stopped. */
  message: string;
  pid?: number | undefined;
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
) {
  const port = await freePort();
  let child: ChildProcess | undefined;
  let last: PreviewState;
  const change = (state: PreviewState["state"], message = "") =>
    onChange((last = { state, message, pid: child?.pid }));
  /** Starts the server again if it has stopped, as it does on invalid content. */
  const ensureRunning = () => {
    if (child) return;
    change("starting");
    const options = ["develop", "--host", "127.0.0.1", "--port", `${port}`];
    const current = spawn(
      process.execPath,
      ["scripts/gatsby.mjs", ...options],
      {
        cwd: rootDir,
        stdio: ["ignore", "pipe", "pipe"],
        env: { ...process.env, CI: "true" },
      },
    );
    child = current;
    let output = "";
    for (const stream of [current.stdout, current.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output = (output + text).slice(-4000);
        process.stdout.write(text);
      });
    }
    current.on("exit", () => {
      child = undefined;
      // eslint-disable-next-line no-control-regex
      change("stopped", output.replace(/\u001b\[[\d;]*m/g, "").trim());
    });
    const waitForAnswer = async () => {
      const url = `http://127.0.0.1:${port}/`;
      while (child === current) {
        const answer = await fetch(url).catch(() => undefined);
        if (answer?.ok) break;
        await wait(200);
      }
      if (child === current) change("ready");
    };
    void waitForAnswer();
  };
  ensureRunning();
  return {
    port,
    current: () => last,
    ensureRunning,
    stop: () => child?.kill(),
  };
}
