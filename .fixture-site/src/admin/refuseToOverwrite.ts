import CMS from "@sveltia/cms";

import { localText, watchLocalFolder } from "./localText";

/** The texts of files that the CMS has read, and those that it wrote, by path. */
const read = new Set<string>();
const written = new Map<string, string | undefined>();

/** The kinds of content with a file that the CMS could not read. */
const unreadable = new Set<string>();

const plain = (text: string) => text.replaceAll(/\r\n?/g, "\n").trim();

/** Parses a file for the CMS, and notes what the CMS has read of its kind. */
export function readFile<Content>(
  kind: string,
  text: string,
  parse: (text: string) => Content,
): Content {
  try {
    const content = parse(text);
    read.add(plain(text));
    return content;
  } catch (error) {
    unreadable.add(kind);
    throw error;
  }
}

/**
 * Refuses to save a file that the CMS would overwrite unseen: one with a syntax
 * error, which it takes for a missing one, and one on this computer that was
 * changed outside of the CMS, which reads files only when it starts.
 */
export function refuseToOverwrite(): void {
  watchLocalFolder();
  CMS.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const path = entry.get("path");
      const isNew = entry.get("newRecord");
      const [place = "", kind = ""] = /^data\/([^/.]+)[^/]*/.exec(path) ?? [];
      if (isNew && unreadable.has(kind)) {
        refuse(`There is a syntax error in ${place}. Correct it by hand.`);
      }
      const text = await localText(path);
      if (text === undefined) return;
      const isKnown = written.has(path)
        ? text === written.get(path)
        : read.has(plain(text));
      if (isNew || !isKnown) {
        refuse(
          `${path} was changed outside of this page. Copy what you typed, and reload the page.`,
        );
      }
    },
  });
  CMS.registerEventListener({
    name: "postSave",
    handler: async ({ entry }) => {
      const path = entry.get("path");
      written.set(path, await localText(path));
    },
  });
}

function refuse(reason: string): never {
  // With this message, the CMS shows the cause.
  throw new Error("saving_failed", { cause: new Error(reason) });
}
