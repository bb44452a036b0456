import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { temporaryFolder } from "../tests/jest/temporaryFolder";
import { startServer } from "./startServer";

test("serves a site with a path prefix only below the prefix, and refuses a port that is in use and a folder without a site", async () => {
  const dir = temporaryFolder();
  await expect(startServer({ dir, port: 0 })).rejects.toThrow(
    'Run "npm run build" first',
  );
  for (const file of ["index.html", "about.html", "404.html", "_headers"]) {
    writeFileSync(join(dir, file), file);
  }
  const { url, close } = await startServer({ dir, port: 0, prefix: "/x" });
  const port = Number(new URL(url).port);
  const statusOf = async (path: string) =>
    (await fetch(new URL(path, url))).status;
  try {
    expect(url).toMatch(/\/x$/);
    expect(await statusOf("/x")).toBe(200);
    expect(await statusOf("/x/about?a=1")).toBe(200);
    expect(await statusOf("/about")).toBe(404);
    expect(await statusOf("/xabout")).toBe(404);
    await expect(startServer({ dir, port })).rejects.toThrow(
      `address already in use :::${port}`,
    );
  } finally {
    await close();
  }
});
