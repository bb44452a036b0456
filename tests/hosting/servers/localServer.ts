import { startServer } from "../../../scripts/startServer";
import { siteFolder } from "../../siteFolder";
import { type ServerKind } from "./startProcess";

export const localServer: ServerKind = {
  missing: () => undefined,
  start: async () => {
    const { url, close } = await startServer({ dir: siteFolder, port: 0 });
    return { url, stop: close };
  },
};
