// @ts-check
import { promisify } from "node:util";
import { init } from "license-checker-rseidelsohn";

/**
 * Lists the licences of all installed packages, and fails on a package whose
 * licence nobody has said yes to: `npm run licences`.
 *
 * A package may be used under any of these; one of several is enough where its
 * author leaves the choice. None asks for more than to keep its notice, apart
 * from those of pictures, fonts and data, which README names.
 */
const allowed = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "CC-BY-3.0",
  "CC-BY-4.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Public Domain",
  "Python-2.0",
  "Unlicense",
  "Zlib",
  // Used as they are, and no part of the site: libvips draws its pictures and
  // satori its share cards at build time, axe looks at its pages in tests.
  "LGPL-3.0-or-later",
  "MPL-2.0",
];

const read = promisify(init);
const installed = { start: process.cwd(), excludePrivatePackages: true };

/** @type {Record<string, number>} */
const counts = {};
for (const { licenses } of Object.values(await read(installed))) {
  const name = [licenses ?? "none"].flat().join(" and ");
  counts[name] = (counts[name] ?? 0) + 1;
}
for (const [name, count] of Object.entries(counts).sort(
  ([, a], [, b]) => b - a,
)) {
  console.log(`${String(count).padStart(6)}  ${name}`);
}

const refused = await read({
  ...installed,
  excludeLicenses: allowed.join(","),
});
for (const [name, { licenses }] of Object.entries(refused)) {
  process.exitCode = 1;
  console.error(
    `${name} is licensed as "${String(licenses)}", which is not among the allowed (scripts/licences.mjs).`,
  );
}
