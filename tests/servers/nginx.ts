import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { freePort } from "./freePort";
import { siteFolder } from "../siteFolder";
import { canRun, startProcess, type RunningServer } from "./startProcess";

const folder = path.resolve("test-results/nginx");

/** Root's workers would change to a user who may not enter every folder. */
const user = process.getuid?.() === 0 ? "user root;" : "";

/** Starts Debian's nginx, if installed, with deploy/nginx.conf, other folders and another port. */
export async function startNginx(): Promise<RunningServer | undefined> {
  if (!canRun("nginx", "-v")) return undefined;
  const port = await freePort();
  const project = path.dirname(siteFolder);
  const site = readFileSync("deploy/nginx.conf", "utf8");
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, "site.conf"),
    site
      .replaceAll(/\/srv\/gainova\/current\/([^;]+)/g, `"${project}/$1"`)
      .replace("listen 80;", `listen 127.0.0.1:${port};`)
      .replace("listen [::]:80;", ""),
  );
  const main = path.join(folder, "nginx.conf");
  writeFileSync(main, mainConfiguration);
  return startProcess(
    port,
    "nginx",
    ["-c", main, "-e", "stderr"],
    // Which it writes once it has the port.
    (_url, output) => output.includes("start worker process "),
  );
}

/** Debian's /etc/nginx/nginx.conf, for the user who runs the tests. */
const mainConfiguration = `
daemon off;
worker_processes auto;
${user}
pid "${folder}/pid";
error_log stderr notice;
events { worker_connections 768; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  client_body_temp_path "${folder}/body";
  proxy_temp_path "${folder}/proxy";
  fastcgi_temp_path "${folder}/fastcgi";
  uwsgi_temp_path "${folder}/uwsgi";
  scgi_temp_path "${folder}/scgi";
  include "${folder}/site.conf";
}
`;
