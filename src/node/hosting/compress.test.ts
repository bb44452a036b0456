import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { compressTexts } from "./compress";

test("writes two copies of each text file that becomes smaller", async () => {
  const folder = temporaryFolder();
  const text = "All of this again. ".repeat(100);
  const files = ["a.html", "a/index.html", "tiny.txt", "photo.webp"].map(
    (name) => path.join(folder, name.replace("/", "-")),
  );
  const [page = "", copy = "", tiny = "", photo = ""] = files;
  for (const file of [page, copy, photo]) writeFileSync(file, text);
  writeFileSync(tiny, "no");

  await compressTexts(files);

  for (const file of [page, copy]) {
    const read = (ending: string) => readFileSync(file + ending);
    expect(brotliDecompressSync(read(".br")).toString()).toBe(text);
    expect(gunzipSync(read(".gz")).toString()).toBe(text);
  }
  for (const file of [tiny, photo]) {
    expect(existsSync(`${file}.br`)).toBe(false);
    expect(existsSync(`${file}.gz`)).toBe(false);
  }
});
