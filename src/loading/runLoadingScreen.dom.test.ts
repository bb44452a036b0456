import { LOADING, runLoadingScreen } from "./runLoadingScreen";

const root = document.documentElement;

/** Whether the fonts are there. */
let areFontsThere: boolean;
let reportPaint: () => void;
let deliverFonts: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  root.className = "";
  document.body.innerHTML = `<div><div id="${LOADING.progressId}"><div></div><span>0%</span></div></div>`;
  areFontsThere = true;
  const fonts = new Promise<void>((resolve) => (deliverFonts = resolve));
  Object.assign(document, {
    fonts: { load: () => fonts, check: () => areFontsThere },
  });
  class PerformanceObserver {
    constructor(report: () => void) {
      reportPaint = report;
    }
    observe = jest.fn();
    disconnect = jest.fn();
  }
  Object.assign(window, { PerformanceObserver });
});

afterEach(() => jest.useRealTimers());

const progress = () => document.getElementById(LOADING.progressId);

test("every 200 ms a random amount of up to 15 points is added, and 500 ms after 100 it ends", () => {
  jest.spyOn(Math, "random").mockReturnValueOnce(0.5).mockReturnValue(6.2);
  runLoadingScreen(LOADING);
  expect(root.classList).toContain("loading");
  jest.advanceTimersByTime(199);
  expect(progress()?.textContent).toBe("0%");
  jest.advanceTimersByTime(1);
  expect(progress()?.textContent).toBe("7%");
  expect(progress()?.getAttribute("aria-valuenow")).toBe("7");
  expect(progress()?.parentElement?.style.getPropertyValue("--progress")).toBe(
    "7",
  );
  jest.advanceTimersByTime(200);
  expect(progress()?.textContent).toBe("100%");
  jest.advanceTimersByTime(499);
  expect(root.classList).toContain("loading");
  jest.advanceTimersByTime(1);
  expect(root.classList).not.toContain("loading");
});

test("a separate timer of a second ends it, with the bar anywhere", () => {
  jest.spyOn(Math, "random").mockReturnValue(0);
  runLoadingScreen(LOADING);
  jest.advanceTimersByTime(999);
  expect(root.classList).toContain("loading");
  jest.advanceTimersByTime(1);
  expect(root.className).toBe("");
  jest.advanceTimersByTime(10_000);
  expect(progress()?.textContent).toBe("0%");
});

test("shows once in a tab, and each time without storage", () => {
  runLoadingScreen(LOADING);
  root.className = "";
  runLoadingScreen(LOADING);
  expect(root.classList).not.toContain("loading");
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  runLoadingScreen(LOADING);
  expect(root.classList).toContain("loading");
});

test("from the first paint, text waits for its fonts and the frame that shows them", async () => {
  runLoadingScreen(LOADING);
  expect(root.classList).not.toContain(LOADING.waitingClass);
  reportPaint();
  expect(root.classList).toContain(LOADING.waitingClass);
  deliverFonts();
  await jest.advanceTimersByTimeAsync(50);
  expect(root.classList).not.toContain(LOADING.waitingClass);
});

test.each([true, false])(
  "where fonts are there after a second: %s, the page keeps its fallback otherwise",
  (given) => {
    sessionStorage.setItem(LOADING.seenKey, "true");
    areFontsThere = given;
    runLoadingScreen(LOADING);
    jest.advanceTimersByTime(999);
    expect(root.className).toBe("");
    jest.advanceTimersByTime(1);
    expect(root.className).toBe(given ? "" : LOADING.lateFontsClass);
  },
);
