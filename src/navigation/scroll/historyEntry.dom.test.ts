import { ensureEntryKey, entryKey } from "./historyEntry";

test("the router's key is the entry's key", () => {
  history.replaceState({ key: "17" }, "");
  expect(entryKey()).toBe("17");
  expect(ensureEntryKey()).toBe("17");
});

test.each([[null], ["text"], [{ other: 1 }], [{ key: 5, other: 1 }]])(
  "an entry with the state %j gets a key and keeps the rest",
  (state) => {
    history.replaceState(state, "");
    expect(entryKey()).toBeUndefined();
    const key = ensureEntryKey();
    expect(entryKey()).toBe(key);
    if (typeof state === "object" && state?.other) {
      expect(history.state).toEqual({ other: 1, key });
    }
  },
);

test("entries that come at the same moment get different keys", () => {
  jest.spyOn(Date, "now").mockReturnValue(17);
  history.replaceState(null, "");
  const first = ensureEntryKey();
  history.pushState(null, "");
  expect(ensureEntryKey()).not.toBe(first);
});
