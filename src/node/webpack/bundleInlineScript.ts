import { buildSync } from "esbuild";

/** Returns the bundled code of the inline script. */
export function bundleInlineScript(pathPrefix: string): string {
  const { outputFiles } = buildSync({
    entryPoints: ["src/document/inlineScript.ts"],
    bundle: true,
    minify: process.env.READABLE !== "true",
    // Safari 15.6 supports ES2021.
    target: "es2021",
    define: { __PATH_PREFIX__: JSON.stringify(pathPrefix) },
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
