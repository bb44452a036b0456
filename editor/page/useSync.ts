import { useEffect, useState } from "react";

import type { Restart } from "../server/moveForward";
import { sendRequest } from "./sendRequest";
import type { Store } from "./Store";

/** Returns how many changes were taken from others. */
export const takenInWords = (changes: number): string =>
  changes === 1
    ? "1 change from others is in."
    : `${changes} changes from others are in.`;

/**
 * Reads what changed outside of this page, on disk and on the remote, at the
 * start and whenever the window gets the focus.
 *
 * @returns what has to be restarted
 */
export function useSync(store: Store): Restart {
  const [restart, setRestart] = useState<Restart>("");
  useEffect(() => {
    const sync = async () => {
      await store.reload();
      const taken = await sendRequest<{ changes: number; restart: Restart }>(
        "POST",
        "sync",
      );
      await store.reload();
      const { changes } = taken;
      if (taken.restart) setRestart(taken.restart);
      if (changes > 0) store.announce(takenInWords(changes));
    };
    // A server that has stopped is reported by the next save.
    const onFocus = () => void sync().catch(() => undefined);
    onFocus();
    addEventListener("focus", onFocus);
    return () => removeEventListener("focus", onFocus);
  }, [store]);
  return restart;
}
