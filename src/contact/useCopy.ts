import { useState } from "react";

/** How the last attempt to copy ended; nothing while none has. */
export type CopyResult = "copied" | "refused" | undefined;

/** Copies texts to the clipboard and tells how that went. */
export function useCopy() {
  const [result, setResult] = useState<CopyResult>();

  async function copy(text: string) {
    // Emptied first, so that a second "copied" is announced as well.
    setResult(undefined);
    try {
      // Absent on pages without https, which throws like a refusal.
      await navigator.clipboard.writeText(text);
      setResult("copied");
    } catch {
      setResult("refused");
    }
  }

  return { result, copy };
}
