import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { freePort } from "../../../scripts/freePort";
import { siteFolder } from "../../siteFolder";
import { runs, startProcess, type ServerKind } from "./runningServer";

const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** Debian's nginx with deploy/nginx.conf, at other places than in earnest. */
export const nginx: ServerKind = {
  missing: () => {
    if (!runs("nginx", "-v")) return "nginx is not installed";
    if (!existsSync(brotli)) {
      return "libnginx-mod-http-brotli-static is not installed";
    }
    return undefined;
  },
  start: async () => {
    const port = await freePort();
    const folder = await mkdtemp(path.join(tmpdir(), "nginx-"));
    const site = await readFile(
      path.resolve(siteFolder, "../deploy/nginx.conf"),
      "utf8",
    );
    await writeFile(
      path.join(folder, "site.conf"),
      site
        .replaceAll("/srv/gainova/", `${path.dirname(siteFolder)}/`)
        .replace("listen 80;", `listen 127.0.0.1:${port};`),
    );
    const main = path.join(folder, "nginx.conf");
    await writeFile(main, mainConfiguration(folder));
    const server = await startProcess(port, "nginx", [
      "-c",
      main,
      "-e",
      "stderr",
    ]);
    return {
      ...server,
      stop: async () => {
        await server.stop();
        await rm(folder, { recursive: true });
      },
    };
  },
};

/** What Debian has in /etc/nginx/nginx.conf, for a user without rights. */
const mainConfiguration = (folder: string) => `
load_module ${brotli};
daemon off;
worker_processes auto;
pid ${folder}/pid;
error_log stderr;
events { worker_connections 768; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/site.conf;
}
`;
