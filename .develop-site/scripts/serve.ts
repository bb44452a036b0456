import { startServer } from "./startServer";

const { SITE_DIR = "public", PORT = "9000", PATH_PREFIX } = process.env;

startServer({ dir: SITE_DIR, port: Number(PORT), prefix: PATH_PREFIX }).then(
  ({ url }) => console.log(`The site is at ${url} (Ctrl+C ends)`),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
