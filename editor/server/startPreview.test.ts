import { mkdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { temporaryFolder } from "../../tests/jest/temporaryFolder";
import { startPreview } from "./startPreview";

/** Answers like Gatsby, which knows Home only. */
const server = `import { createServer } from "node:http";
createServer(({ url }, response) =>
  response.writeHead(url === "/page-data/index/page-data.json" ? 200 : 404).end(),
).listen(Number(process.argv.at(-1)), "127.0.0.1");
`;

let preview: Awaited<ReturnType<typeof startPreview>> | undefined;

afterEach(() => {
  preview?.stop();
  delete process.env.CONTENT_DIR;
});

test("tells Gatsby again of a file whose page is missing, and says what it does", async () => {
  const folder = temporaryFolder();
  for (const name of ["scripts", "data/legal"])
    mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, "scripts/gatsby.mjs"), server);
  const file = path.join(folder, "data/legal/imprint.json");
  const other = path.join(folder, "data/secret.txt");
  const past = new Date(0);
  for (const each of [file, other]) {
    writeFileSync(each, "{}");
    utimesSync(each, past, past);
  }
  const isTouched = (each: string) => statSync(each).mtimeMs > 0;
  process.env.CONTENT_DIR = "data";
  preview = await startPreview(folder);
  const { look: lookFor } = preview;
  const look = async (page: string, name: string) =>
    (await lookFor(page, name)).state;
  while ((await look("/", "home.json")) === "starting") await wait(50);
  expect(await look("/", "home.json")).toBe("ready");
  const now = jest.spyOn(Date, "now");
  const lookAt = async (time: number, page: string, name: string) => {
    now.mockReturnValue(time);
    expect(await look(page, name)).toBe("making");
    // Another tab shows another page.
    await look("/", "home.json");
  };
  await lookAt(10_000, "/imprint", "legal/imprint.json");
  await lookAt(12_000, "/imprint", "legal/imprint.json");
  expect(isTouched(file)).toBe(false);
  await lookAt(12_001, "/imprint", "legal/imprint.json");
  expect(isTouched(file)).toBe(true);
  await lookAt(20_000, "/imprint", "secret.txt");
  expect(isTouched(other)).toBe(false);
  preview.stop();
  while ((await look("/", "home.json")) !== "stopped") await wait(50);
});
