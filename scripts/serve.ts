import { startServer } from "./startServer";

const { SITE_DIR = "public", PORT, PATH_PREFIX } = process.env;
const port = PORT === undefined ? undefined : Number(PORT);

startServer({ dir: SITE_DIR, port, prefix: PATH_PREFIX }).then(
  ({ url }) => console.log(`The site is at ${url} (Ctrl+C ends)`),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
