import { startServer } from "../../scripts/startServer";
import { siteFolder } from "../siteFolder";

/** Serves the built site for all tests; what it returns ends that. */
export default async function serveSite() {
  if (process.env.TEST_URL) return undefined;
  const server = await startServer({
    dir: siteFolder,
    port: 0,
    prefix: process.env.PATH_PREFIX ?? "",
  });
  process.env.TEST_URL = server.url;
  return server.close;
}
