import { storedValue } from "./storedValue";

const value = storedValue("localStorage", "key");

beforeEach(() => localStorage.clear());

test("reads a value that another tab has written", () => {
  value.write("mine");
  expect(localStorage.getItem("key")).toBe('"mine"');
  localStorage.setItem("key", '"theirs"');
  expect(value.read()).toBe("theirs");
});

test.each([null, "", "x", "{"])(
  "reads a missing or invalid value as undefined: %p",
  (text) => {
    if (text !== null) localStorage.setItem("key", text);
    expect(value.read()).toBeUndefined();
  },
);

test("keeps a value in memory while storage throws", () => {
  localStorage.setItem("key", '"old"');
  const setItem = jest.spyOn(Storage.prototype, "setItem");
  setItem.mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  value.write("mine");
  expect(value.read()).toBe("mine");
  setItem.mockRestore();
  value.write("newer");
  localStorage.setItem("key", '"theirs"');
  expect(value.read()).toBe("theirs");
});
