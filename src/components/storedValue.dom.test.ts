import { storedValue } from "./storedValue";

const value = storedValue("localStorage", "key", (stored) =>
  typeof stored === "string" ? stored : "nothing",
);

/** Writes as another tab does. */
const writeElsewhere = (text: string) => localStorage.setItem("key", text);

const failing = () => {
  throw new DOMException("full", "QuotaExceededError");
};

beforeEach(() => localStorage.clear());

test("is read from storage, where other tabs write as well", () => {
  expect(value.read()).toBe("nothing");
  value.write("mine");
  expect(localStorage.getItem("key")).toBe('"mine"');
  writeElsewhere('"theirs"');
  expect(value.read()).toBe("theirs");
});

test.each(["", "x", "{", "null", "7", "[]", '{"a":1}'])(
  "is checked where it is read, also if storage holds %p",
  (text) => {
    writeElsewhere(text);
    expect(value.read()).toBe("nothing");
  },
);

test("is the same object until the text changes", () => {
  const list = storedValue("localStorage", "key", (stored) => [stored]);
  writeElsewhere("1");
  const one = list.read();
  expect(list.read()).toBe(one);
  writeElsewhere("2");
  expect(list.read()).toEqual([2]);
});

test("lasts without storage, until a newer one is stored", () => {
  writeElsewhere('"old"');
  const setItem = jest.spyOn(Storage.prototype, "setItem");
  setItem.mockImplementation(failing);
  value.write("mine");
  expect(value.read()).toBe("mine");
  setItem.mockRestore();
  writeElsewhere('"theirs"');
  expect(value.read()).toBe("theirs");
  value.write("mine again");
  writeElsewhere('"old"');
  expect(value.read()).toBe("old");
});

test("tells its listeners of its changes, and of those that other tabs may have made", () => {
  const listener = jest.fn();
  const unsubscribe = value.subscribe(listener);
  value.write("mine");
  for (const type of ["storage", "pageshow"]) {
    window.dispatchEvent(new Event(type));
  }
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  value.write("again");
  for (const type of ["storage", "pageshow"]) {
    window.dispatchEvent(new Event(type));
  }
  expect(listener).toHaveBeenCalledTimes(3);
});
