import { createHash } from "node:crypto";

/** The inline blocks of a document that a policy has to name, by their hash. */
export interface InlineBlocks {
  scripts: readonly string[];
  styles: readonly string[];
}

/** React escapes ">" in attributes, so that a tag ends at the first one. */
const block = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;

/** Data, as JSON-LD, is no script: it does not run and no policy asks for it. */
const isData = (attributes: string) => /\btype="application\//.test(attributes);

const isFile = (attributes: string) => /\ssrc="/.test(attributes);

/**
 * Finds the scripts and style sheets that stand in a document itself.
 *
 * @param html as React wrote it
 * @returns their hashes as a Content Security Policy writes them
 */
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
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
