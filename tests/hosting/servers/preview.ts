import { startServer } from "../../../scripts/server";
import { siteFolder } from "../../siteFolder";
import { type ServerKind } from "./runningServer";

/** The preview that `npm start` shows and the browser tests use. */
export const preview: ServerKind = {
  missing: () => undefined,
  start: async () => {
    const { url, close } = await startServer({
      dir: siteFolder,
      port: 0,
    });
    return { url, stop: close };
  },
};
