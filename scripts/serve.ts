import { startServer } from "./startServer";

const { PORT = "9000", PATH_PREFIX } = process.env;

void startServer({
  dir: "public",
  port: Number(PORT),
  prefix: PATH_PREFIX,
}).then(({ url }) => console.log(`The site is at ${url} (Ctrl+C ends)`));
