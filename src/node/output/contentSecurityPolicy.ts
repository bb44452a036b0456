import { hash } from "node:crypto";

const encodingTag = /<meta charset=[^>]*>/i;

const policyTag = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** React escapes ">" in attributes, so the first one ends the tag. */
const block = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;

/** JSON-LD does not run and files are not inline, so they need no hash. */
const isDataOrFile = /\btype="application\/|\ssrc="/;

/**
 * Adds the Content Security Policy to a finished page, in place of the one of an
 * earlier build. It applies only to what follows, so only the encoding stands
 * before it, which must be in the first 1,024 bytes. It also applies to pages that
 * are routed to from this one: the router loads their scripts and styles as files.
 */
export function addContentSecurityPolicy(html: string): string {
  const page = html.replace(policyTag, "").replace(encodingTag, "");
  const tag = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(page)}"/>`;
  return page.replace("<head>", () => `<head><meta charset="utf-8"/>${tag}`);
}

/**
 * Returns the policy that allows the site's files and a page's inline blocks. Each
 * promised browser knows its directives: an unknown one is an error in the console.
 */
function contentSecurityPolicy(html: string): string {
  const { scripts, styles } = inlineBlocks(html);
  return [
    // Chromium before 112 applies it to what is prefetched.
    ["default-src", "'self'"],
    ["base-uri", "'none'"],
    // A script reads the contact form; the visitor's mail program sends it.
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
