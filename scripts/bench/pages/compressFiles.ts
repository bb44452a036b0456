import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

import { filesIn } from "./filesIn";

/** At Node's own setting, which is the best. */
const compress = promisify(brotliCompress);

/** Types that brotli makes smaller; pictures and fonts are compressed. */
const compressible = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;

/** Puts a brotli variant beside each file of a folder that gains by it. */
export async function compressFiles(folder: string): Promise<void> {
  const files = await filesIn(folder);
  await Promise.all(
    files
      .filter((file) => compressible.test(file))
      .map(async (file) =>
        writeFile(`${file}.br`, await compress(await readFile(file))),
      ),
  );
}
