import { hash } from "node:crypto";

const encodingTag = /<meta charset=[^>]*>/i;

const policyTag = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** React escapes ">" in attributes, so the first ">" ends the tag. */
const block = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;

/** Matches attributes of JSON-LD and of script files. Only inline code needs a hash. */
const isDataOrFile = /\btype="application\/|\ssrc="/;

/**
 * Adds the CSP to a finished page, or replaces the CSP of an earlier build. A CSP in a
 * `<meta>` applies only to the elements after it, so only `<meta charset>` precedes the
 * CSP. `<meta charset>` must be in the first 1,024 bytes. The CSP also allows the pages
 * that the router shows later, because the router loads their scripts and styles as files.
 */
export function addContentSecurityPolicy(html: string): string {
  const page = html.replace(policyTag, "").replace(encodingTag, "");
  const tag = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(page)}"/>`;
  return page.replace("<head>", () => `<head><meta charset="utf-8"/>${tag}`);
}

/**
 * Returns the CSP that allows the site's files and a page's inline blocks. All supported
 * browsers know these directives. A browser would log an error for an unknown directive.
 */
function contentSecurityPolicy(html: string): string {
  const { scripts, styles } = inlineBlocks(html);
  return [
    // Chromium before 112 applies `default-src` to prefetches.
    ["default-src", "'self'"],
    ["base-uri", "'none'"],
    // The contact form is never submitted. A script opens the visitor's mail program.
    ["form-action", "'none'"],
    ["frame-src", "'none'"],
    ["media-src", "'none'"],
    ["object-src", "'none'"],
    ["script-src", "'self'", ...scripts],
    ["style-src", "'self'", ...styles],
    ["style-src-attr", "'unsafe-inline'"],
    ["worker-src", "'none'"],
  ]
    .map((directive) => directive.join(" "))
    .join("; ");
}

/** Returns the CSP hash sources of a document's inline scripts and styles. */
function inlineBlocks(html: string) {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, tag, attributes = "", text = ""] of html.matchAll(block)) {
    if (tag === "style") styles.push(sourceHash(text));
    else if (!isDataOrFile.test(attributes)) scripts.push(sourceHash(text));
  }
  return { scripts, styles };
}

const sourceHash = (text: string) =>
  `'sha256-${hash("sha256", text, "base64")}'`;
