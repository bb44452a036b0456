import path from "node:path";

import { build } from "esbuild";

/** Bundles the editor's page in memory; no file of it is ever on disk. */
export async function bundlePage(
  rootDir: string,
): Promise<Map<string, Uint8Array | string>> {
  const { outputFiles } = await build({
    absWorkingDir: rootDir,
    entryPoints: { editor: "editor/page/index.tsx" },
    outdir: "/",
    assetNames: "[name]",
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".woff2": "file" },
  });
  return new Map<string, Uint8Array | string>([
    ...outputFiles.map(
      (file) => [path.basename(file.path), file.contents] as const,
    ),
    ["", html],
  ]);
}

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="">
<title>GAINOVA editor</title>
<link rel="icon" href="data:,">
<link rel="preload" as="font" crossorigin href="figtree-latin-wght-normal.woff2">
<link rel="preload" as="font" crossorigin href="space-grotesk-latin-wght-normal.woff2">
<link rel="stylesheet" href="editor.css">
<script type="module" src="editor.js"></script>
</head>
<body><div id="editor"><p class="starting" role="status">Opening the editor …</p></div></body>
</html>`;
