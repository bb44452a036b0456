import { runFromSource } from "../../tests/jest/runFromSource";
import { runLoading } from "./beforePaint";
import { LOADING } from "./timing";

const isLoading = () => document.documentElement.classList.contains("loading");
const bar = () => document.getElementById(LOADING.progressId);

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  document.documentElement.className = "";
  document.body.innerHTML = `<div id="${LOADING.progressId}" aria-valuenow="0"><span></span><span>0%</span></div>`;
});

afterEach(() => {
  jest.useRealTimers();
});

test("keeps the specification's numbers", () => {
  expect(LOADING).toMatchObject({
    tickMs: 200,
    maxStep: 15,
    handOffMs: 500,
    forcedEndMs: 1000,
  });
});

test("grows by the random step every 200 ms, in value and in text", () => {
  jest.spyOn(Math, "random").mockReturnValue(0.5);
  runFromSource(runLoading, LOADING);
  jest.advanceTimersByTime(199);
  expect(bar()).toHaveAttribute("aria-valuenow", "0");
  jest.advanceTimersByTime(1);
  expect(bar()).toHaveAttribute("aria-valuenow", "7");
  expect(bar()).toHaveTextContent("7%");
  jest.advanceTimersByTime(200);
  expect(bar()).toHaveTextContent("15%");
});

test("ends after one second in any case", () => {
  jest.spyOn(Math, "random").mockReturnValue(0);
  runFromSource(runLoading, LOADING);
  jest.advanceTimersByTime(999);
  expect(isLoading()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isLoading()).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});

test("ends 500 ms after the bar is full, if that comes first", () => {
  jest.spyOn(Math, "random").mockReturnValue(50 / LOADING.maxStep);
  runFromSource(runLoading, LOADING);
  jest.advanceTimersByTime(400);
  expect(bar()).toHaveTextContent("100%");
  jest.advanceTimersByTime(499);
  expect(isLoading()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isLoading()).toBe(false);
});

test("shows once in a tab", () => {
  runFromSource(runLoading, LOADING);
  jest.advanceTimersByTime(1000);
  runFromSource(runLoading, LOADING);
  expect(isLoading()).toBe(false);
});

test("shows each time where storage is refused", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("refused");
  });
  runFromSource(runLoading, LOADING);
  jest.advanceTimersByTime(1000);
  runFromSource(runLoading, LOADING);
  expect(isLoading()).toBe(true);
});

test("runs before its screen is there", () => {
  document.body.innerHTML = "";
  runFromSource(runLoading, LOADING);
  expect(() => jest.advanceTimersByTime(1000)).not.toThrow();
});
