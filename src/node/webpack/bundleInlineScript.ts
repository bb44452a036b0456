import { buildSync } from "esbuild";

/** Returns the code of the script that runs before React. */
export function bundleInlineScript(pathPrefix: string): string {
  const { outputFiles } = buildSync({
    entryPoints: ["src/document/inlineScript.ts"],
    bundle: true,
    minify: process.env.READABLE !== "true",
    // What Safari 15.6 knows.
    target: "es2021",
    define: { __PATH_PREFIX__: JSON.stringify(pathPrefix) },
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
