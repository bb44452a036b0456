import { unknownTimeZone } from "./unknownTimeZone";

test.each([
  ["asia/kolkata", "Asia/Kolkata"],
  ["America/new york", "America/New_York"],
  ["America/santiago", "America/Santiago"],
  ["utc", "UTC"],
  ["Asia/Mumbai", "Asia/Kolkata"],
  ["Asia/Delhi", "Asia/Kolkata"],
  ["America/Boston", "America/New_York"],
  ["America/Sao Paulo", "America/Sao_Paulo"],
  ["Mumbai", "Asia/Kolkata"],
  ["Asia/Hyderabad", undefined],
  ["America/London", undefined],
  ["London", undefined],
  ["Europe/Mumbai", undefined],
  ["Asia/Goa", undefined],
  ["Asia/Kolkatta", "Asia/Kolkata"],
  ["Kolkatta", undefined],
  ["Europe/Dubay", undefined],
  ["Asia/Dubay", undefined],
  ["Eastern", undefined],
  ["Pacific", undefined],
  ["IST", undefined],
  ["UTC+5", undefined],
  ["", undefined],
  ["/", undefined],
])("finds what %j means: %j", (written, meant) => {
  const { expected, hint } = unknownTimeZone(written);
  expect(hint).toBe(meant);
  expect(expected.includes("web search")).toBe(meant === undefined);
});
