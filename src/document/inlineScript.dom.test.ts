import { PROGRESS_ID } from "../loading/runLoadingScreen";
import { SCRIPTS_ID } from "./pageScripts";

const root = document.documentElement;
const { classList } = root;
const progress = () => document.getElementById(PROGRESS_ID);
const started = () => document.querySelectorAll("i").length;
const isWithScripts = () =>
  document.querySelector("with-scripts ~ body") !== null;
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

let listeners: jest.SpiedFunction<EventTarget["addEventListener"]>[];
/** The callbacks of the paint observers. */
let painted: (() => void)[];

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  root.className = "";
  delete root.dataset.path;
  delete window.pagePath;
  document.body.innerHTML = `<div><div id="${PROGRESS_ID}"><span></span></div></div>
    <template><b></b></template>
    <template id="${SCRIPTS_ID}"><i></i><script src="/app.js"></script></template>`;
  setAddress(LOCATION_ONLY);
  setReadyState("interactive");
  painted = [];
  window.PerformanceObserver = jest.fn((callback: () => void) => {
    painted.push(callback);
    return { observe: jest.fn(), disconnect: jest.fn() };
  }) as never;
  const fonts = { check: () => true, load: () => Promise.resolve() };
  Object.assign(document, { fonts });
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  // In Jest, the window has its own `addEventListener`.
  listeners = [EventTarget.prototype, window].map((target) =>
    jest.spyOn(target, "addEventListener"),
  );
});

afterEach(() => {
  for (const { mock } of listeners) {
    for (const [index, call] of mock.calls.entries()) {
      const target = mock.contexts[index] as EventTarget | undefined;
      target?.removeEventListener(...call);
    }
  }
  document.querySelector("with-scripts")?.remove();
});

/** Imitates a browser without a navigation entry. The script then uses `location`. */
const LOCATION_ONLY = "http://localhost/";

/** Sets the URL of the navigation entry. */
function setAddress(address: string, prefix = "") {
  Object.assign(globalThis, { __PATH_PREFIX__: prefix });
  const entries = address === LOCATION_ONLY ? [] : [{ name: address }];
  performance.getEntriesByType = () => entries as never;
}

const setReadyState = (value: DocumentReadyState) =>
  Object.defineProperty(document, "readyState", { value, configurable: true });

const refuse = () => {
  throw new DOMException("refused", "SecurityError");
};

/** Runs the script in a document without a body, and then adds the body. */
async function run(ownPath?: string) {
  const { body } = document;
  body.className = "";
  body.remove();
  if (ownPath !== undefined) root.dataset.path = ownPath;
  jest.resetModules();
  await import("./inlineScript");
  root.append(body);
  await advance(0);
}

test.each([
  ["https://example.org/", "", "", false],
  ["https://example.org/index.html?from=mail#goal", "", "", false],
  ["https://example.org/about/", "/about", "", false],
  ["https://example.org/about.html", "/about", "", false],
  ["https://example.org/about/index.html", "/about", "", false],
  ["https://example.org/features/caf%C3%A9", "/features/café", "", false],
  ["https://example.org/any/path", undefined, "", false],
  ["https://example.org/site/", "", "/site", false],
  ["https://example.org/site/about", "/about", "/site", false],
  ["https://example.org/", "", "/site", true],
  ["https://archive.example/web/2026/https://example.org/", "", "", true],
  ["https://example.org/%E0%A4%A", undefined, "", true],
  ["file:///404.html", undefined, "", true],
  ["about:srcdoc", "/about", "", true],
  [LOCATION_ONLY, "", "", false],
  [LOCATION_ONLY, "/about", "", true],
])(
  "detects archived pages at %s for %j below %j: %s",
  async (address, ownPath, prefix, isArchivedOrSaved) => {
    setAddress(address, prefix);
    await run(ownPath);
    expect(isWithScripts()).toBe(!isArchivedOrSaved);
    expect(window.pagePath).toBe(
      isArchivedOrSaved ? undefined : ownPath === "" ? "/" : ownPath,
    );
    expect(root.className + document.body.className === "").toBe(
      isArchivedOrSaved,
    );
    expect(jest.getTimerCount() === 0).toBe(isArchivedOrSaved);
  },
);

test("saves no position for a page that is still loading", async () => {
  // jsdom does not load scripts.
  jest.spyOn(console, "error").mockImplementation();
  await run();
  history.pushState({ key: "other" }, "", "/other");
  window.dispatchEvent(new Event("popstate"));
  window.dispatchEvent(new Event("scroll"));
  expect(sessionStorage.getItem("gainova-positions")).toBeNull();
  history.replaceState(null, "", "/");
});

describe("the loading screen", () => {
  test("grows by a random amount of up to 15 points every 200 ms", async () => {
    const random = jest.spyOn(Math, "random");
    await run();
    for (const [ms, number, percent] of [
      [199, 0.5, "0"],
      [1, 0.5, "7"],
      [200, 0, "7"],
      [200, 0.9999, "22"],
    ] as const) {
      random.mockReturnValue(number);
      await advance(ms);
      expect(progress()?.getAttribute("aria-valuenow")).toBe(percent);
      expect(progress()?.textContent).toBe(`${percent}%`);
      expect(
        progress()?.parentElement?.style.getPropertyValue("--progress"),
      ).toBe(percent);
    }
  });

  test.each([
    ["500 ms after the bar reached 100, and never passes it", 60 / 15, 900],
    ["by a separate 1-second timer", 0.1, 1000],
  ])("ends %s if that comes first", async (_, number, ms) => {
    jest.spyOn(Math, "random").mockReturnValue(number);
    await run();
    await advance(ms - 1);
    expect(classList).toContain("loading");
    const last = number > 1 ? "100" : "6";
    expect(progress()?.getAttribute("aria-valuenow")).toBe(last);
    await advance(1);
    expect(classList).not.toContain("loading");
    await advance(1000);
    expect(progress()?.getAttribute("aria-valuenow")).toBe(last);
  });

  test.each([false, true])(
    "shows on the first document of a tab: %s",
    async (isRefused) => {
      if (isRefused) {
        jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
      }
      await run();
      expect(classList).toContain("loading");
      root.className = "";
      await run();
      expect(classList.contains("loading")).toBe(isRefused);
    },
  );
});

describe("the page's scripts", () => {
  test.each<[string, () => void]>([
    [
      "at the first paint after the page has loaded",
      () => {
        window.dispatchEvent(new Event("load"));
        expect(started()).toBe(0);
        for (const report of painted) report();
      },
    ],
    [
      "when the visitor presses a key",
      () => window.dispatchEvent(new Event("keydown")),
    ],
    [
      "when the visitor presses a pointer",
      () => window.dispatchEvent(new Event("pointerdown")),
    ],
    ["after 1.5 s at most", () => jest.advanceTimersByTime(1)],
  ])("start once %s", async (_, act) => {
    await run();
    await advance(1499);
    expect(started()).toBe(0);
    act();
    expect(started()).toBe(1);
    await advance(5000);
    expect(started()).toBe(1);
  });

  test("fall back to the no-JS version if one fails", async () => {
    const failToLoad = (script: Element | null) =>
      script?.dispatchEvent(new Event("error"));
    await run();
    window.dispatchEvent(new Event("keydown"));
    const foreign = document.createElement("script");
    document.body.append(foreign);
    failToLoad(foreign);
    expect(isWithScripts()).toBe(true);
    const own = document.querySelector("[src]");
    failToLoad(own);
    expect(isWithScripts()).toBe(false);
    window.onHydrated?.();
    failToLoad(own);
    expect(isWithScripts()).toBe(true);
  });
});

test("shows the no-JS version after an exception in a listener", async () => {
  await run();
  Reflect.deleteProperty(window, "PerformanceObserver");
  jest.spyOn(console, "error").mockImplementation();
  // Without this listener, Jest fails the test.
  window.addEventListener("error", () => undefined);
  window.dispatchEvent(new Event("load"));
  expect(isWithScripts()).toBe(false);
  expect(started()).toBe(1);
});
