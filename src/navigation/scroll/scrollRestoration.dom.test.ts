import {
  pauseSavingScroll,
  restoreScroll,
  saveScroll,
  startScrollRestoration,
} from "./scrollRestoration";

const scrollTo = jest.fn();

function setScroll(scrollY: number) {
  Object.defineProperty(window, "scrollY", {
    configurable: true,
    value: scrollY,
  });
  window.dispatchEvent(new Event("scroll"));
}

/** Comes to a history entry; its page is not on the screen yet. */
function go(key: string | null) {
  history.replaceState(key && { key }, "");
  window.dispatchEvent(new PopStateEvent("popstate"));
}

/** Comes to a history entry and shows its page at a position. */
function show(key: string, scrollY: number) {
  go(key);
  restoreScroll();
  setScroll(scrollY);
}

beforeAll(() => {
  Object.assign(window, { scrollTo });
  sessionStorage.setItem("gainova-positions", "rubbish");
  startScrollRestoration();
});

test("does not restore the position of a new entry", () => {
  go("new");
  expect(restoreScroll()).toBe(false);
});

test("ignores the scrolling of a page while the next one is loading", () => {
  show("left", 700);
  show("here", 300);
  go("left");
  setScroll(5);
  expect(restoreScroll()).toBe(true);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: "instant" });
});

test("ignores a page that came too late to have a history entry", () => {
  show("late", 900);
  pauseSavingScroll();
  setScroll(0);
  saveScroll();
  restoreScroll();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 900, behavior: "instant" });
});

test("gives the entry of a plain link to an anchor a key of its own", () => {
  show("before", 250);
  go(null);
  setScroll(950);
  expect(history.state).toEqual({ key: expect.any(String) as string });
  go("before");
  restoreScroll();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 250, behavior: "instant" });
});
