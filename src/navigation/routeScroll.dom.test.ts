import { installMatchMedia } from "../../tests/jest/matchMedia";
import type * as RouteScroll from "./routeScroll";

const scrollIntoView = jest.fn();
let hooks: typeof RouteScroll;
let listen: jest.SpyInstance<void, Parameters<typeof addEventListener>>;
let current: { pathname: string; hash: string };

/** What jsdom does not do: a scroll position, and scrolling to it. */
function scrollBy(user: number) {
  Object.defineProperty(window, "scrollY", { configurable: true, value: user });
  window.dispatchEvent(new Event("scroll"));
}

const windowScrollTo = jest.fn(({ top }: ScrollToOptions) =>
  scrollBy(top ?? 0),
);

/** Gatsby has put the page of the current address on the screen. */
function update() {
  const prevLocation = current;
  current = { pathname: location.pathname, hash: location.hash };
  hooks.onPreRouteUpdate({ location: current, prevLocation });
  hooks.onRouteUpdate({ location: current, prevLocation });
}

let keys = 0;

/** The visitor follows a link that the router handles. */
function push(url: string) {
  keys += 1;
  history.pushState({ key: `router-${keys}` }, "", url);
  update();
}

/** The visitor comes to an entry that is there already. */
function pop(url: string, state: unknown) {
  history.replaceState(state, "", url);
  window.dispatchEvent(new PopStateEvent("popstate", { state }));
}

function addElement(id: string) {
  const element = document.createElement("section");
  element.id = id;
  document.body.append(element);
  return element;
}

const smooth = { behavior: "smooth", block: "start" };
const instant = { behavior: "instant", block: "start" };

beforeEach(async () => {
  document.body.innerHTML = '<div id="gatsby-focus-wrapper"></div>';
  sessionStorage.clear();
  Element.prototype.scrollIntoView = scrollIntoView;
  Object.assign(window, { scrollTo: windowScrollTo });
  Object.defineProperty(history, "scrollRestoration", {
    configurable: true,
    writable: true,
    value: "auto",
  });
  installMatchMedia();
  scrollBy(0);
  history.replaceState(null, "", "/");
  listen = jest.spyOn(window, "addEventListener");
  jest.resetModules();
  hooks = await import("./routeScroll");
  current = { pathname: "/", hash: "" };
  hooks.onRouteUpdate({ location: current, prevLocation: null });
});

// Each test has a module of its own, but all have one window.
afterEach(() => {
  for (const [type, listener] of listen.mock.calls) {
    window.removeEventListener(type, listener);
  }
});

test("the first load is left to the browser", () => {
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(windowScrollTo).not.toHaveBeenCalled();
  expect(history.state).toEqual({ key: expect.any(String) as string });
});

test("the router's focus on a new page does not scroll it", () => {
  const focus = jest.spyOn(HTMLElement.prototype, "focus");
  document.getElementById("gatsby-focus-wrapper")?.focus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test("Gatsby's own scrolling is off", () => {
  expect(hooks.shouldUpdateScroll()).toBe(false);
});

test.each([
  ["/about", "about-hero"],
  ["/teams/", "teams-hero"],
  ["/features", "features-hero"],
])("a route change to %s scrolls smoothly to #%s", (path, hero) => {
  const element = addElement(hero);
  push(path);
  expect(scrollIntoView.mock.contexts).toEqual([element]);
  expect(scrollIntoView).toHaveBeenCalledWith(smooth);
});

test.each(["/about", "/join", "/nowhere"])(
  "a route change to %s scrolls smoothly to the top where there is no hero to go to",
  (path) => {
    addElement("join-hero");
    push(path);
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(windowScrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
  },
);

test("under reduced motion a route change jumps", () => {
  installMatchMedia({ "(prefers-reduced-motion: reduce)": true });
  addElement("about-hero");
  push("/about");
  expect(scrollIntoView).toHaveBeenCalledWith(instant);
});

test("an anchor on another page wins over its hero, and is there at once", () => {
  addElement("about-hero");
  const anchor = addElement("whygainova");
  push("/about#whygainova");
  expect(scrollIntoView.mock.contexts).toEqual([anchor]);
  expect(scrollIntoView).toHaveBeenCalledWith(instant);
});

test("an anchor on the same page is reached smoothly and gets the focus", () => {
  const anchor = addElement("goal");
  push("/#goal");
  expect(scrollIntoView.mock.contexts).toEqual([anchor]);
  expect(scrollIntoView).toHaveBeenCalledWith(smooth);
  expect(anchor).toHaveFocus();
});

test("a page that comes when the visitor has gone on leaves the next one's place alone", () => {
  push("/about");
  const state: unknown = history.state;
  scrollBy(900);
  push("/terms");
  pop("/about", state);
  const terms = { pathname: "/terms", hash: "" };
  hooks.onRouteUpdate({ location: terms, prevLocation: current });
  scrollBy(0);
  update();
  expect(windowScrollTo).toHaveBeenLastCalledWith({
    top: 900,
    behavior: "instant",
  });
});

test("an anchor that is missing or malformed counts as none", () => {
  const hero = addElement("about-hero");
  push("/about#100%");
  push("/about#nowhere");
  expect(scrollIntoView.mock.contexts).toEqual([hero, hero]);
});

test("an escaped anchor is found", () => {
  const anchor = addElement("café");
  push("/about#caf%C3%A9");
  expect(scrollIntoView.mock.contexts).toEqual([anchor]);
});

test("taking the slash off the address scrolls nothing", () => {
  push("/about/");
  jest.clearAllMocks();
  push("/about");
  expect(windowScrollTo).not.toHaveBeenCalled();
});

describe("back and forward", () => {
  test("take the visitor to where he was, at once", () => {
    const home: unknown = history.state;
    scrollBy(700);
    push("/about");
    const about: unknown = history.state;
    scrollBy(300);
    jest.clearAllMocks();

    pop("/", home);
    // The old page is still there, and the browser may clip its position.
    scrollBy(5);
    update();
    expect(windowScrollTo.mock.calls).toEqual([
      [{ top: 700, behavior: "instant" }],
    ]);

    pop("/about", about);
    update();
    expect(windowScrollTo).toHaveBeenLastCalledWith({
      top: 300,
      behavior: "instant",
    });
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  test("win over the anchor in the address", () => {
    addElement("goal");
    push("/#goal");
    const goal: unknown = history.state;
    scrollBy(950);
    push("/about");
    jest.clearAllMocks();
    pop("/#goal", goal);
    update();
    expect(windowScrollTo).toHaveBeenCalledWith({
      top: 950,
      behavior: "instant",
    });
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  test("land on the anchor where the position is not known", () => {
    const anchor = addElement("whygainova");
    pop("/about#whygainova", { key: "from another time" });
    update();
    expect(scrollIntoView.mock.contexts).toEqual([anchor]);
    expect(scrollIntoView).toHaveBeenCalledWith(instant);
    expect(anchor).not.toHaveFocus();
  });

  test("go on working when the visitor turns round before the page is there", () => {
    const home: unknown = history.state;
    push("/about");
    const about: unknown = history.state;
    pop("/", home);
    pop("/about", about);
    scrollBy(444);
    push("/teams");
    jest.clearAllMocks();
    pop("/about", about);
    update();
    expect(windowScrollTo).toHaveBeenCalledWith({
      top: 444,
      behavior: "instant",
    });
  });
});

describe("a link to an anchor that the browser follows by itself", () => {
  test("gets an entry of its own, so that back finds the place", () => {
    addElement("goal");
    const home: unknown = history.state;
    scrollBy(250);
    history.pushState(null, "", "/#goal");
    window.dispatchEvent(new PopStateEvent("popstate"));
    scrollBy(900);
    update();
    expect(history.state).not.toEqual(home);
    jest.clearAllMocks();
    pop("/", home);
    update();
    expect(windowScrollTo).toHaveBeenCalledWith({
      top: 250,
      behavior: "instant",
    });
  });
});

describe("a document that is loaded again", () => {
  /** @param restored where the browser has put the page by itself, in px */
  async function load(restored: number) {
    scrollBy(640);
    window.dispatchEvent(new Event("pagehide"));
    scrollBy(restored);
    jest.resetModules();
    hooks = await import("./routeScroll");
    windowScrollTo.mockClear();
    hooks.onRouteUpdate({ location: current, prevLocation: null });
  }

  test("is left to the browser", async () => {
    await load(640);
    expect(windowScrollTo).not.toHaveBeenCalled();
  });

  test("is put back in its place where the browser was told not to", async () => {
    await load(0);
    expect(windowScrollTo).toHaveBeenCalledWith({
      top: 640,
      behavior: "instant",
    });
  });
});
