import { startServer } from "../../scripts/startServer";
import { siteFolder } from "../siteFolder";

/** Starts a server of the built site; returns a function that stops it. */
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
