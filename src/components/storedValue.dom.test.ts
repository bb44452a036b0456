import { storedValue } from "./storedValue";

const value = storedValue("localStorage", "key");

beforeEach(() => localStorage.clear());

test("is read from storage, where other tabs write as well", () => {
  value.write("mine");
  expect(localStorage.getItem("key")).toBe('"mine"');
  localStorage.setItem("key", '"theirs"');
  expect(value.read()).toBe("theirs");
});

test.each([null, "", "x", "{"])(
  "is undefined for nothing and for no JSON: %p",
  (text) => {
    if (text !== null) localStorage.setItem("key", text);
    expect(value.read()).toBeUndefined();
  },
);

test("lasts where storage is refused, until one is stored", () => {
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
