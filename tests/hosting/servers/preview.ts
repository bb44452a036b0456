import path from "node:path";

import { startServer } from "../../../scripts/server.mjs";
import { root, type ServerKind } from "./runningServer";

/** The preview that `npm start` shows and the browser tests use. */
export const preview: ServerKind = {
  missing: () => undefined,
  start: async () => {
    const { url, close } = await startServer({
      dir: path.join(root, "public"),
      port: 0,
    });
    return { url, stop: close };
  },
};
