import type { Draft } from "../drafts";

export type Drafts = ReadonlyMap<string, Draft>;

const OWN_TAB = "gainova-editor tab";

/** How long a page that is reloaded waits for its former self to end. */
const WAIT_MS = 1000;

/** The drafts of this tab in the browser's storage, and of closed tabs. */
export interface DraftStorage {
  /** What earlier pages left, from the oldest. */
  found: readonly Drafts[];
  store: (drafts: Drafts) => void;
}

/**
 * Opens the storage of a tab. Each tab has an entry and holds a lock of the
 * same name, so that it takes over only entries of tabs that are closed.
 */
export async function openDraftStorage(project: string): Promise<DraftStorage> {
  const prefix = `gainova-editor ${project} `;
  const own = `${prefix}${Date.now()} ${crypto.randomUUID()}`;
  await new Promise<void>((resolve) => {
    void navigator.locks.request(own, () => {
      resolve();
      // Until the page is closed.
      return new Promise(() => undefined);
    });
  });
  const found: Drafts[] = [];
  const take = (key: string) => {
    const entry = localStorage.getItem(key);
    localStorage.removeItem(key);
    if (entry !== null)
      found.push(new Map(JSON.parse(entry) as [string, Draft][]));
  };
  const former = sessionStorage.getItem(OWN_TAB);
  sessionStorage.setItem(OWN_TAB, own);
  const keys = Object.keys(localStorage).filter((key) =>
    key.startsWith(prefix),
  );
  for (const key of keys.sort()) {
    // A tab that was duplicated has the name of one that is still open.
    const options =
      key === former
        ? { signal: AbortSignal.timeout(WAIT_MS) }
        : { ifAvailable: true };
    await navigator.locks
      .request(key, options, (lock) => {
        if (lock) take(key);
      })
      .catch(() => undefined);
  }
  return {
    found,
    store: (drafts) => {
      try {
        if (drafts.size === 0) localStorage.removeItem(own);
        else localStorage.setItem(own, JSON.stringify([...drafts]));
      } catch {
        // Storage is full or blocked: a reload then loses what is not saved.
      }
    },
  };
}
