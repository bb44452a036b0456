import { PROGRESS_ID, SEEN_KEY } from "../loading/runLoadingScreen";
import { HYDRATED_EVENT, SCRIPTS_ID } from "./pageScripts";

const root = document.documentElement;
const { classList } = root;
const progress = () => document.getElementById(PROGRESS_ID);
const started = () => document.querySelectorAll("i").length;
const isWithScripts = () =>
  document.querySelector("body > with-scripts:first-child") !== null;
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

let listen: jest.SpiedFunction<EventTarget["addEventListener"]>;
/** The observers of paints. */
let painted: (() => void)[];
/** Ends the loads of fonts, by what asked for them. */
let fontLoads: Map<string, () => void>;
let prefersDark: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  root.className = "";
  delete root.dataset.path;
  delete window.pagePath;
  document.body.innerHTML = `<div><div id="${PROGRESS_ID}"><span></span></div></div>
    <p hidden></p><template id="${SCRIPTS_ID}"><i></i></template>`;
  setAddress(LOCATION_ONLY);
  setReadyState("interactive");
  painted = [];
  window.PerformanceObserver = jest.fn((callback: () => void) => {
    painted.push(callback);
    return { observe: jest.fn(), disconnect: jest.fn() };
  }) as never;
  fontLoads = new Map();
  const there = new Set<string>();
  const fonts = {
    check: (font: string) => there.has(font),
    load: (font: string) =>
      new Promise<void>((resolve) => {
        fontLoads.set(font, () => {
          there.add(font);
          resolve();
        });
      }),
  };
  Object.assign(document, { fonts });
  prefersDark = false;
  window.matchMedia = () => ({ matches: prefersDark }) as MediaQueryList;
  listen = jest.spyOn(EventTarget.prototype, "addEventListener");
});

afterEach(() => {
  const { calls, contexts } = listen.mock;
  for (const [index, call] of calls.entries()) {
    const target = contexts[index] as EventTarget | undefined;
    target?.removeEventListener(...call);
  }
});

/** Some browsers keep the address of the navigation to themselves. */
const LOCATION_ONLY = "http://localhost/";

/** Sets what the browser says of the navigation. */
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

/** Runs the script in a document without a body, which comes at once. */
async function run(ownPath?: string) {
  const { body } = document;
  body.className = "";
  document.querySelector("with-scripts")?.remove();
  body.remove();
  // Each run would define it again.
  jest.spyOn(customElements, "define").mockImplementation();
  if (ownPath !== undefined) root.dataset.path = ownPath;
  jest.resetModules();
  await import("./inlineScript");
  root.append(body);
  await advance(0);
}

/** Fires the error event of an element whose file cannot be loaded. */
function fail(name: "script" | "img") {
  const element = document.createElement(name);
  document.body.append(element);
  element.dispatchEvent(new Event("error"));
}

test.each`
  address                                                         | ownPath             | prefix     | isCopy
  ${"https://example.org/"}                                       | ${""}               | ${""}      | ${false}
  ${"https://example.org/index.html?from=mail#goal"}              | ${""}               | ${""}      | ${false}
  ${"https://example.org/about"}                                  | ${"/about"}         | ${""}      | ${false}
  ${"https://example.org/about/"}                                 | ${"/about"}         | ${""}      | ${false}
  ${"https://example.org/about.html"}                             | ${"/about"}         | ${""}      | ${false}
  ${"https://example.org/about/index.html"}                       | ${"/about"}         | ${""}      | ${false}
  ${"https://example.org/features/caf%C3%A9"}                     | ${"/features/café"} | ${""}      | ${false}
  ${"https://example.org/any/path"}                               | ${undefined}        | ${""}      | ${false}
  ${"https://example.org/site/"}                                  | ${""}               | ${"/site"} | ${false}
  ${"https://example.org/site/index.html"}                        | ${""}               | ${"/site"} | ${false}
  ${"https://example.org/site/about"}                             | ${"/about"}         | ${"/site"} | ${false}
  ${"https://example.org/"}                                       | ${""}               | ${"/site"} | ${true}
  ${"https://archive.example/web/2026/https://example.org/about"} | ${"/about"}         | ${""}      | ${true}
  ${"https://archive.example/web/2026/https://example.org/"}      | ${""}               | ${""}      | ${true}
  ${"https://example.org/%E0%A4%A"}                               | ${undefined}        | ${""}      | ${true}
  ${"file:///about.html"}                                         | ${"/about"}         | ${""}      | ${true}
  ${"file:///404.html"}                                           | ${undefined}        | ${""}      | ${true}
  ${"about:srcdoc"}                                               | ${"/about"}         | ${""}      | ${true}
  ${LOCATION_ONLY}                                                | ${""}               | ${""}      | ${false}
  ${LOCATION_ONLY}                                                | ${"/about"}         | ${""}      | ${true}
`(
  "at $address, the page whose path is $ownPath below $prefix is a copy, in which nothing runs: $isCopy",
  async ({ address, ownPath, prefix, isCopy }) => {
    setAddress(address as string, prefix as string);
    await run(ownPath as string | undefined);
    expect(isWithScripts()).toBe(!isCopy);
    expect(window.pagePath).toBe(
      isCopy ? undefined : ownPath === "" ? "/" : ownPath,
    );
    const classes = root.className + document.body.className;
    expect([classes === "", jest.getTimerCount() === 0]).toEqual([
      isCopy,
      isCopy,
    ]);
  },
);

test("a copy can be scrolled, although it was saved with an open menu", async () => {
  setAddress("file:///about.html");
  root.style.overflow = "hidden";
  await run("/about");
  expect(root.style.overflow).toBe("");
});

test.each<[string | undefined, boolean, string]>([
  ["true", true, "light-mode"],
  ["false", false, "dark-mode"],
  ["maybe", true, "dark-mode"],
  ["maybe", false, "light-mode"],
  [undefined, true, "dark-mode"],
])(
  "the theme is on the body from its start: saved %s, the system dark: %s",
  async (saved, isDark, name) => {
    if (saved !== undefined) localStorage.setItem("gainova-lightmode", saved);
    else jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    prefersDark = isDark;
    await run();
    expect(document.body.className).toBe(name);
    expect(classList.contains("dark")).toBe(name === "dark-mode");
  },
);

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

  test("shows 0% as soon as the parser has created the text", async () => {
    const bar = progress();
    const text = bar?.lastElementChild ?? "";
    bar?.replaceChildren(document.createElement("div"));
    await run();
    await advance(200);
    bar?.append(text);
    await advance(0);
    expect(bar?.innerHTML).toBe("<div></div><span>0%</span>");
  });

  test.each([
    ["500 ms after the bar reached 100, and never passes it", 60 / 15, 900],
    ["by a separate 1-second timer", 0.1, 1000],
  ])("ends %s, if that comes first", async (_, number, ms) => {
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

  test("shows on each document if storage is refused", async () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    for (const _ of ["first", "second"]) {
      root.className = "";
      await run();
      expect(classList).toContain("loading");
    }
  });

  test("hides text from the first paint until the frame after both fonts came", async () => {
    await run();
    const loads = [...fontLoads.values()];
    expect([...fontLoads.keys()]).toEqual(["1em Figtree", "1em Space Grotesk"]);
    await advance(100);
    expect(classList).not.toContain("waiting-for-fonts");
    for (const report of painted) report();
    await advance(100);
    expect(classList).toContain("waiting-for-fonts");
    loads[0]?.();
    await advance(100);
    loads[1]?.();
    await advance(0);
    expect(classList).toContain("waiting-for-fonts");
    await advance(17);
    expect(classList).not.toContain("waiting-for-fonts");
    await advance(1000);
    expect(classList).not.toContain("late-fonts");
  });

  test.each(["first", "later"])(
    "keeps the fallback on the %s document of a tab if the fonts are not there after a second",
    async (which) => {
      if (which === "later") sessionStorage.setItem(SEEN_KEY, "true");
      await run();
      await advance(999);
      expect(classList).not.toContain("late-fonts");
      await advance(1);
      expect(classList).toContain("late-fonts");
      for (const deliver of fontLoads.values()) deliver();
      await advance(1000);
      expect(classList).toContain("late-fonts");
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
  ])("start once, %s", async (_, act) => {
    await run();
    await advance(1499);
    expect(started()).toBe(0);
    act();
    expect(started()).toBe(1);
    await advance(5000);
    expect(started()).toBe(1);
  });

  test("start when the document is parsed, if the visitor acts before", async () => {
    setReadyState("loading");
    await run();
    window.dispatchEvent(new Event("keydown"));
    await advance(5000);
    expect(started()).toBe(0);
    setReadyState("interactive");
    document.dispatchEvent(new Event("DOMContentLoaded"));
    expect(started()).toBe(1);
  });

  test("let the page show as without them if they take 6 s, and hydrate it later", async () => {
    await run();
    await advance(5999);
    expect(isWithScripts()).toBe(true);
    await advance(1);
    expect(isWithScripts()).toBe(false);
    window.dispatchEvent(new Event(HYDRATED_EVENT));
    expect(isWithScripts()).toBe(true);
  });

  test("let the page show as without them if one fails, and not if a picture does", async () => {
    await run();
    fail("img");
    expect(isWithScripts()).toBe(true);
    fail("script");
    expect(isWithScripts()).toBe(false);
  });

  test("do not give up a hydrated page", async () => {
    await run();
    window.dispatchEvent(new Event(HYDRATED_EVENT));
    fail("script");
    await advance(6000);
    expect(isWithScripts()).toBe(true);
  });
});

test("the browser's own search finds closed answers once the page is parsed", async () => {
  await run();
  const answer = document.querySelector("[hidden]");
  expect(answer?.getAttribute("hidden")).toBe("");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(answer?.getAttribute("hidden")).toBe("until-found");
});
