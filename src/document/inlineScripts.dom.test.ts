import { awaitScripts, SCRIPTS, startScripts } from "./inlineScripts";

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
