/** Media queries whose answers a test decides. */
export interface MediaDouble {
  /** Changes the answer to a query and tells those who listen. */
  set: (query: string, matches: boolean) => void;
}

/**
 * Puts a `matchMedia` into jsdom, which has none.
 *
 * @param answers the queries that match at first, as the code writes them;
 *   every other one does not
 */
export function installMatchMedia(
  answers: Record<string, boolean> = {},
): MediaDouble {
  const lists = new Map<string, MediaQueryList & { matches: boolean }>();

  function list(query: string) {
    const known = lists.get(query);
    if (known) return known;
    const made = Object.assign(new EventTarget(), {
      media: query,
      matches: answers[query] ?? false,
      onchange: null,
      addListener(listener: EventListener) {
        made.addEventListener("change", listener);
      },
      removeListener(listener: EventListener) {
        made.removeEventListener("change", listener);
      },
    }) as MediaQueryList & { matches: boolean };
    lists.set(query, made);
    return made;
  }

  Object.defineProperty(window, "matchMedia", {
    configurable: true,
    writable: true,
    value: list,
  });

  return {
    set(query, matches) {
      const changed = list(query);
      changed.matches = matches;
      changed.dispatchEvent(
        Object.assign(new Event("change"), { matches, media: query }),
      );
    },
  };
}
