import { fileRefusal, Refusal } from "./refusal";

const refusal = (code: string) =>
  fileRefusal("data/home.json", Object.assign(new Error(code), { code }));

test.each([
  ["ENOSPC", "the disk is full: make room on it"],
  ["EROFS", "the disk is read-only"],
  ["EBUSY", "close that program"],
  ["EACCES", "look at the file's permissions"],
])("says what to do about %s", (code, words) => {
  expect(refusal(code)).toBeInstanceOf(Refusal);
  expect((refusal(code) as Refusal).message).toContain(words);
});

test("leaves other errors as they are", () => {
  expect(refusal("ENOENT")).not.toBeInstanceOf(Refusal);
});
