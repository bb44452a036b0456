import {
  awaitScripts,
  detectCopy,
  SCRIPTS,
  startScripts,
} from "./inlineScripts";

const { classList } = document.documentElement;
let listen: jest.SpiedFunction<EventTarget["addEventListener"]>;

/** Reports a paint. */
let paint: (() => void) | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  classList.remove("js");
  document.body.innerHTML = `<button><b>Menu</b></button><p>Text</p><template id="${SCRIPTS.templateId}"><i></i></template>`;
  paint = undefined;
  window.PerformanceObserver = jest.fn((callback: () => void) => {
    paint = callback;
    return { observe: jest.fn() };
  }) as never;
  listen = jest.spyOn(EventTarget.prototype, "addEventListener");
});

afterEach(() => {
  const { calls, contexts } = listen.mock;
  for (const [index, call] of calls.entries()) {
    const target = contexts[index] as EventTarget | undefined;
    target?.removeEventListener(...call);
  }
});

/** Fires the error event of an element whose file cannot be loaded. */
function fail(name: "script" | "img") {
  const element = document.createElement(name);
  document.body.append(element);
  element.dispatchEvent(new Event("error"));
}

describe("detectCopy", () => {
  const isCopy = (address: string | undefined, ownPath: string | null) => {
    const entries = address === undefined ? [] : [{ name: address }];
    performance.getEntriesByType = () => entries as never;
    detectCopy(ownPath);
    return window.isCopy;
  };

  test.each([
    ["https://example.org/", ""],
    ["https://example.org/index.html?from=mail#goal", ""],
    ["https://example.org/about", "/about"],
    ["https://example.org/about/", "/about"],
    ["https://example.org/about.html", "/about"],
    ["https://example.org/about/index.html", "/about"],
    ["https://example.org/site/", "/site"],
    ["https://example.org/site/index.html", "/site"],
    ["https://example.org/site/about", "/site/about"],
    ["https://example.org/features/caf%C3%A9", "/features/café"],
    ["https://example.org/any/path", null],
  ])("%s is the page's own address", (address, ownPath) => {
    expect(isCopy(address, ownPath)).toBe(false);
  });

  test.each([
    ["https://archive.example/web/2026/https://example.org/about", "/about"],
    ["https://archive.example/web/2026/https://example.org/", ""],
    ["https://example.org/about", "/site/about"],
    ["https://example.org/%E0%A4%A", null],
    ["file:///about.html", "/about"],
    ["about:srcdoc", "/about"],
  ])("%s is not, and gets no class", (address, ownPath) => {
    classList.add("js");
    expect(isCopy(address, ownPath)).toBe(true);
    expect(classList).not.toContain("js");
  });

  test("uses the location in browsers that keep the entry to themselves", () => {
    expect(isCopy(undefined, "")).toBe(false);
    expect(isCopy(undefined, "/about")).toBe(true);
  });
});

describe("awaitScripts", () => {
  test("shows the page as without scripts if they take 6 s, and hydrates it later", () => {
    awaitScripts(SCRIPTS);
    jest.advanceTimersByTime(5999);
    expect(classList).toContain("js");
    jest.advanceTimersByTime(1);
    expect(classList).not.toContain("js");
    window.dispatchEvent(new Event(SCRIPTS.hydratedEvent));
    expect(classList).toContain("js");
  });

  test("shows the page as without scripts if one fails, and not if a picture does", () => {
    awaitScripts(SCRIPTS);
    fail("img");
    expect(classList).toContain("js");
    fail("script");
    expect(classList).not.toContain("js");
  });

  test("does not give up a hydrated page", () => {
    awaitScripts(SCRIPTS);
    window.dispatchEvent(new Event(SCRIPTS.hydratedEvent));
    fail("script");
    jest.advanceTimersByTime(6000);
    expect(classList).toContain("js");
  });

  test("keeps the button of the last click", () => {
    awaitScripts(SCRIPTS);
    document.querySelector("b")?.click();
    expect(window.lastPressed).toBe(document.querySelector("button"));
    document.querySelector("p")?.click();
    expect(window.lastPressed).toBeNull();
  });
});

describe("startScripts", () => {
  const started = () => document.querySelectorAll("i").length;

  test.each<[string, () => void]>([
    [
      "at the first paint after the page has loaded",
      () => {
        window.dispatchEvent(new Event("load"));
        expect(started()).toBe(0);
        paint?.();
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
  ])("starts the page's scripts once, %s", (_, act) => {
    startScripts(SCRIPTS);
    jest.advanceTimersByTime(1499);
    expect(started()).toBe(0);
    act();
    expect(started()).toBe(1);
    jest.advanceTimersByTime(5000);
    expect(started()).toBe(1);
  });
});
