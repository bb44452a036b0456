import { storedText } from "./storedText";

const text = storedText("localStorage", "key");

const failing = () => {
  throw new DOMException("full", "QuotaExceededError");
};

beforeEach(() => localStorage.clear());

test("is read from storage, where other tabs write as well", () => {
  expect(text.read()).toBeNull();
  text.write("mine");
  expect(localStorage.getItem("key")).toBe("mine");
  localStorage.setItem("key", "theirs");
  expect(text.read()).toBe("theirs");
});

test("lasts without storage, until a newer one is stored", () => {
  localStorage.setItem("key", "old");
  const setItem = jest.spyOn(Storage.prototype, "setItem");
  setItem.mockImplementation(failing);
  text.write("mine");
  expect(text.read()).toBe("mine");
  setItem.mockRestore();
  localStorage.setItem("key", "theirs");
  expect(text.read()).toBe("theirs");
  text.write("mine again");
  localStorage.setItem("key", "old");
  expect(text.read()).toBe("old");
});

test("tells its listeners of its changes, and of those that other tabs may have made", () => {
  const listener = jest.fn();
  const unsubscribe = text.subscribe(listener);
  text.write("mine");
  for (const type of ["storage", "pageshow"]) {
    window.dispatchEvent(new Event(type));
  }
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  text.write("again");
  for (const type of ["storage", "pageshow"]) {
    window.dispatchEvent(new Event(type));
  }
  expect(listener).toHaveBeenCalledTimes(3);
});
