import { hash } from "node:crypto";

/** React escapes ">" in attributes, so the first one ends the tag. */
const block = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;

/** JSON-LD does not run and files are not inline, so they need no hash. */
const isDataOrFile = /\btype="application\/|\ssrc="/;

/** Returns the CSP hash sources of a document's inline scripts and styles. */
export function inlineBlocks(html: string) {
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
