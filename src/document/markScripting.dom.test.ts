import { runFromSource } from "../../tests/jest/runFromSource";
import { markScripting } from "./markScripting";
import { SCRIPTING } from "./scripting";

const { classList } = document.documentElement;

beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.className = "";
  runFromSource(markScripting, SCRIPTING);
});

afterEach(() => {
  jest.useRealTimers();
});

test("takes scripts as given for three seconds", () => {
  jest.advanceTimersByTime(2999);
  expect(classList.contains("js")).toBe(true);
  jest.advanceTimersByTime(1);
  expect(classList.contains("js")).toBe(false);
});

test("does without them as soon as one of them fails", () => {
  const script = document.head.appendChild(document.createElement("script"));
  script.dispatchEvent(new Event("error"));
  expect(classList.contains("js")).toBe(false);
});

test("is not put off by a picture that fails", () => {
  const picture = document.head.appendChild(document.createElement("img"));
  picture.dispatchEvent(new Event("error"));
  expect(classList.contains("js")).toBe(true);
});

test("keeps to scripts that are at work, whatever fails later", () => {
  classList.add(SCRIPTING.atWork);
  jest.advanceTimersByTime(3000);
  const script = document.head.appendChild(document.createElement("script"));
  script.dispatchEvent(new Event("error"));
  expect(classList.contains("js")).toBe(true);
});
