import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** Pictures and fonts are compressed already. */
const isText = /\.(html|js|css|json|svg|xml|ics|txt|webmanifest)$/;

const methods = { ".br": promisify(brotliCompress), ".gz": promisify(gzip) };

/**
 * Writes compressed copies beside each text file, except where the copy would
 * not be smaller.
 */
export async function compressTexts(files: readonly string[]): Promise<void> {
  await Promise.all(
    files
      .filter((file) => isText.test(file))
      .map(async (file) => {
        const text = await readFile(file);
        for (const [ending, compress] of Object.entries(methods)) {
          const compressed = await compress(text);
          if (compressed.length < text.length) {
            await writeFile(file + ending, compressed);
          }
        }
      }),
  );
}
