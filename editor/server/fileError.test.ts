import { HttpError } from "../HttpError";
import { fileError } from "./fileError";

const refusal = (code: string) =>
  fileError("data/home.json", Object.assign(new Error(code), { code }));

test.each([
  ["ENOSPC", "the disk is full: make room on it"],
  ["EROFS", "the disk is read-only"],
  ["EBUSY", "close that program"],
  ["EACCES", "look at the file's permissions"],
])("says what to do about %s", (code, words) => {
  expect(refusal(code)).toBeInstanceOf(HttpError);
  expect((refusal(code) as HttpError).message).toContain(words);
});

test("leaves other errors as they are", () => {
  expect(refusal("ENOENT")).not.toBeInstanceOf(HttpError);
});
