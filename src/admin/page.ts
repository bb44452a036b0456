import type { PageData } from "./main";

/** Only what is beside the page, and GitHub with its status page. */
const policy = [
  "default-src 'none'",
  "base-uri 'self'",
  "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
  "font-src 'self'",
  "form-action 'none'",
  "frame-src 'self' blob:",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  // WebAssembly converts pictures where the browser cannot.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self'",
].join("; ");

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * Returns the HTML of the page that edits the content.
 *
 * @param script URL of src/admin/main.ts, bundled
 */
export function adminPage(script: string, data: PageData): string {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  const title = escapeHtml(`Edit ${data.config.app_title}`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<title>${title}</title>
<script type="application/json" id="data">${json}</script>
<script type="module" src="${script}"></script>
</head>
<body><noscript>Editing needs scripts.</noscript></body>
</html>
`;
}
