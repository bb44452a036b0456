import { hash } from "node:crypto";

/** CSP hash sources of the inline scripts and styles of a document. */
export interface InlineBlocks {
  scripts: readonly string[];
  styles: readonly string[];
}

/** React escapes ">" in attributes, so the first one ends the tag. */
const block = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;

/** JSON-LD does not run, so it needs no hash. */
const isData = (attributes: string) => /\btype="application\//.test(attributes);

const isFile = (attributes: string) => /\ssrc="/.test(attributes);

/** Returns the hashes of the inline scripts and styles of a document. */
export function inlineBlocks(html: string): InlineBlocks {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, tag, attributes = "", text = ""] of html.matchAll(block)) {
    if (tag === "style") styles.push(sourceHash(text));
    else if (!isData(attributes) && !isFile(attributes)) {
      scripts.push(sourceHash(text));
    }
  }
  return { scripts, styles };
}

const sourceHash = (text: string) =>
  `'sha256-${hash("sha256", text, "base64")}'`;
