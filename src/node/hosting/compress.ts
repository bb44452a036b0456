import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import zlib from "node:zlib";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Pictures and fonts are compressed already. */
const isText = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;

/** The best that there is: it is done once, and each visitor gains. */
const methods = [
  {
    ending: ".br",
    compress: (text: Buffer) =>
      brotli(text, {
        params: {
          [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
          [zlib.constants.BROTLI_PARAM_QUALITY]:
            zlib.constants.BROTLI_MAX_QUALITY,
        },
      }),
  },
  {
    ending: ".gz",
    compress: (text: Buffer) =>
      gzip(text, { level: zlib.constants.Z_BEST_COMPRESSION }),
  },
];

/**
 * Puts compressed copies beside each text file, for servers that send what
 * lies there. A copy that would be no smaller is left out.
 *
 * @param files paths of all files of the site
 */
export async function compressTexts(files: readonly string[]): Promise<void> {
  // Every page is there under two names.
  const done = new Map<string, Promise<Buffer>>();
  await Promise.all(
    files
      .filter((file) => isText.test(file))
      .map(async (file) => {
        const text = await readFile(file);
        for (const { ending, compress } of methods) {
          const key = ending + text.toString("latin1");
          const compressing = done.get(key) ?? compress(text);
          done.set(key, compressing);
          const compressed = await compressing;
          if (compressed.length < text.length) {
            await writeFile(file + ending, compressed);
          }
        }
      }),
  );
}
