import { LOADING, runLoadingScreen } from "./runLoadingScreen";

const { classList } = document.documentElement;
const progress = () => document.getElementById(LOADING.progressId);

/** Reports the first paint. */
let paint: () => void;
/** Ends the load of the fonts. */
let deliver: () => void;
let areFontsThere: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  document.documentElement.className = "";
  document.body.innerHTML = `<div><div id="${LOADING.progressId}"><span></span></div></div>`;
  areFontsThere = false;
  window.PerformanceObserver = jest.fn((callback: () => void) => {
    paint = callback;
    return { observe: jest.fn(), disconnect: jest.fn() };
  }) as never;
  const loaded = new Promise<void>((resolve) => {
    deliver = () => {
      areFontsThere = true;
      resolve();
    };
  });
  Object.assign(document, {
    fonts: { check: () => areFontsThere, load: () => loaded },
  });
});

const run = () => runLoadingScreen(LOADING);
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test("grows by a random amount of up to 15 points every 200 ms", async () => {
  const random = jest.spyOn(Math, "random");
  run();
  for (const [ms, number, percent] of [
    [199, 0.5, null],
    [1, 0.5, "7"],
    [200, 0, "7"],
    [200, 0.9999, "22"],
  ] as const) {
    random.mockReturnValue(number);
    await advance(ms);
    expect(progress()?.getAttribute("aria-valuenow")).toBe(percent);
    expect(progress()?.textContent).toBe(percent ? `${percent}%` : "");
    expect(
      progress()?.parentElement?.style.getPropertyValue("--progress"),
    ).toBe(percent ?? "");
  }
});

test.each([
  ["500 ms after the bar reached 100, and never passes it", 60 / 15, 900],
  ["by a separate 1-second timer", 0.1, 1000],
])("ends %s, if that comes first", async (_, number, ms) => {
  jest.spyOn(Math, "random").mockReturnValue(number);
  run();
  await advance(ms - 1);
  expect(classList).toContain("loading");
  const last = number > 1 ? "100" : "6";
  expect(progress()?.getAttribute("aria-valuenow")).toBe(last);
  await advance(1);
  expect(classList).not.toContain("loading");
  expect(jest.getTimerCount()).toBe(number > 1 ? 2 : 0);
});

test("ends even where the bar does not come", async () => {
  document.body.innerHTML = "";
  run();
  await advance(1000);
  expect(classList).not.toContain("loading");
});

test("shows on the first document of a tab only", () => {
  run();
  expect(classList).toContain("loading");
  classList.remove("loading");
  run();
  expect(classList).not.toContain("loading");
});

test("shows on each document if storage is refused", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  for (const _ of ["first", "second"]) {
    document.documentElement.className = "";
    run();
    expect(classList).toContain("loading");
  }
});

test("hides text from the first paint until the frame after the fonts came", async () => {
  run();
  await advance(100);
  expect(classList).not.toContain(LOADING.waitingClass);
  paint();
  await advance(100);
  expect(classList).toContain(LOADING.waitingClass);
  deliver();
  await advance(0);
  expect(classList).toContain(LOADING.waitingClass);
  await advance(17);
  expect(classList).not.toContain(LOADING.waitingClass);
  await advance(1000);
  expect(classList).not.toContain(LOADING.lateFontsClass);
});

test.each(["first", "later"])(
  "keeps the fallback on the %s document of a tab if the fonts are not there after a second",
  async (which) => {
    if (which === "later") sessionStorage.setItem(LOADING.seenKey, "true");
    run();
    await advance(999);
    expect(classList).not.toContain(LOADING.lateFontsClass);
    await advance(1);
    expect(classList).toContain(LOADING.lateFontsClass);
    deliver();
    await advance(1000);
    expect(classList).toContain(LOADING.lateFontsClass);
  },
);
