import CMS from "@sveltia/cms";

/** The texts of files that the CMS has read or written. */
const known = new Set<string>();

const plain = (text: string) => text.replaceAll(/\r\n?/g, "\n").trim();

/** Notes the text of a file as the CMS knows it, and returns it. */
export function remember(text: string): string {
  known.add(plain(text));
  return text;
}

/**
 * Refuses to save a file that the CMS would overwrite unseen: one with a syntax
 * error, and, while developing, one that was changed outside of the CMS, which
 * reads files only when it starts.
 */
export function refuseToOverwrite(isDevelopment: boolean): void {
  CMS.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const file = entry.get("path");
      const isUnread =
        entry.get("newRecord") && entry.get("collection") === "_singletons";
      const answer = isDevelopment ? await fetch(`/admin/${file}`) : undefined;
      const isChanged = answer?.ok && !known.has(plain(await answer.text()));
      if (!isUnread && !isChanged) return;
      const reason = `${file} has a syntax error, or was changed outside of this page. Copy what you typed, and reload the page.`;
      // With this message, the CMS shows the cause.
      throw new Error("saving_failed", { cause: new Error(reason) });
    },
  });
}
