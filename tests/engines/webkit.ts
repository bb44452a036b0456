import { freePort } from "../servers/freePort";
import { canRun, startProcess } from "../servers/startProcess";
import type { Engine } from "./Engine";

const keys = { Enter: "\uE007", Escape: "\uE00C" };

/**
 * WebKitGTK's MiniBrowser, controlled by WebDriver:
 * https://www.w3.org/TR/webdriver2/#endpoints
 */
export const webkit: Engine = {
  missing: () =>
    ["WebKitWebDriver", "xvfb-run"].find((name) => !canRun(name, "--help")),
  async start(scripting) {
    const port = await freePort();
    const server = await startProcess(
      port,
      "xvfb-run",
      [
        "--auto-servernum",
        "--server-args=-screen 0 1600x1200x24",
        "WebKitWebDriver",
        `--port=${port}`,
      ],
      isWebDriverReady,
    );
    const send = async (method: string, path: string, body?: object) => {
      const response = await fetch(server.url + path, {
        method,
        body: body ? JSON.stringify(body) : null,
        // WebDriver never responds to a script that runs when a navigation begins.
        signal: path.endsWith("/sync") ? AbortSignal.timeout(10_000) : null,
      });
      const { value } = (await response.json()) as { value: unknown };
      if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
      return value;
    };
    const { sessionId } = (await send("POST", "/session", {
      capabilities: {
        alwaysMatch: {
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": {
            args: ["--automation", `--enable-javascript=${scripting}`],
          },
        },
      },
    })) as { sessionId: string };
    const session = `/session/${sessionId}`;
    const post = (path: string, body: object) =>
      send("POST", session + path, body);
    const act = async (type: "pointer" | "key", actions: object[]) => {
      await post("/actions", { actions: [{ type, id: type, actions }] });
    };
    const moveTo = (x: number, y: number) => ({
      type: "pointerMove",
      x: Math.round(x),
      y: Math.round(y),
    });
    const type = (text: string) =>
      act(
        "key",
        Array.from(text, (value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]).flat(),
      );
    return {
      tab: {
        goto: (url) => post("/url", { url }),
        setViewport: async (size) => {
          await post("/window/rect", size);
        },
        mouse: {
          move: (x, y) => act("pointer", [moveTo(x, y)]),
          click: (x, y) =>
            act("pointer", [
              moveTo(x, y),
              { type: "pointerDown", button: 0 },
              { type: "pointerUp", button: 0 },
            ]),
        },
        keyboard: { type, press: (key) => type(keys[key]) },
        evaluate: async <T>(
          run: (...args: string[]) => T,
          ...args: string[]
        ): Promise<Awaited<T>> => {
          const script = `return (${run.toString()}).apply(null, arguments)`;
          return (await post("/execute/sync", { script, args })) as Awaited<T>;
        },
      },
      // WebDriver does not report the console.
      messages: [],
      // MiniBrowser shows an error page instead of a mail program.
      mail: async () => (await send("GET", `${session}/url`)) as string,
      async close() {
        await send("DELETE", session);
        await server.close();
      },
    };
  },
};

/** Returns whether a WebDriver without a session responds at a URL. */
async function isWebDriverReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/status`);
    const { value } = (await response.json()) as { value: { ready: boolean } };
    return value.ready;
  } catch {
    return false;
  }
}
