import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../tests/jest/temporaryFolder";
import { startServer } from "./startServer";

const dir = path.join(temporaryFolder(), "public");

function writeSite() {
  mkdirSync(dir);
  for (const file of ["_headers", "404.html", "index.html"]) {
    writeFileSync(path.join(dir, file), "");
  }
}

beforeAll(writeSite);

test("uses the next free port unless one is given", async () => {
  const first = await startServer({ dir });
  const second = await startServer({ dir });
  const portOf = ({ url }: typeof first) => Number(new URL(url).port);
  expect(portOf(first)).toBeGreaterThanOrEqual(9000);
  expect(portOf(second)).toBeGreaterThan(portOf(first));
  const port = portOf(first);
  await expect(startServer({ dir, port })).rejects.toThrow("EADDRINUSE");
  await Promise.all([first.close(), second.close()]);
});

test("responds with status 503 while a build replaces the site", async () => {
  const { url, close } = await startServer({ dir, port: 0 });
  const statuses = async () => {
    const answers = ["/", "/nowhere"].map((page) =>
      // The response to HEAD is not compressed, so its headers are sent immediately.
      fetch(url + page, { method: "HEAD" }),
    );
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  expect(await statuses()).toEqual([200, 404]);
  rmSync(path.join(dir, "404.html"));
  expect(await statuses()).toEqual([200, 503]);
  rmSync(dir, { recursive: true });
  expect(await statuses()).toEqual([503, 503]);
  writeSite();
  expect(await statuses()).toEqual([200, 404]);
  await close();
});
