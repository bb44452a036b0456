import { onPreRouteUpdate, onRouteUpdate } from "./pageChange";
import { startPending } from "./pending";

/** Goes to a history entry; its page is not on the screen yet. */
const go = (key: string) => history.replaceState({ key }, "", `/${key}`);

function scroll(top: number) {
  Object.defineProperty(window, "scrollY", { configurable: true, value: top });
  window.dispatchEvent(new Event("scroll"));
}

function show(location: Pick<Location, "href" | "pathname"> = window.location) {
  const update = { location, prevLocation: window.location };
  onPreRouteUpdate(update);
  onRouteUpdate(update);
}

beforeAll(() => {
  Object.assign(window, {
    matchMedia: () => ({ matches: false }),
    scrollTo: ({ top }: { top: number }) => scroll(top),
  });
  // jsdom has none.
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.assign(window, { navigation: new EventTarget() });
  go("first");
  onRouteUpdate({ location: window.location, prevLocation: null });
  scroll(400);
  go("second");
  show();
  scroll(700);
});

test("does not save where the browser has scrolled for the next page", () => {
  history.scrollRestoration = "auto";
  go("first");
  scroll(5);
  show();
  expect(window.scrollY).toBe(400);
  go("second");
  show();
  expect(window.scrollY).toBe(700);
});

test("ignores scrolling on a page that comes after the visitor has moved on", () => {
  show({ href: "http://localhost/late", pathname: "/late" });
  scroll(5);
  show();
  expect(window.scrollY).toBe(700);
});

test("what was asked for is on its way until the browser tells that its load ended, or for 30 s", () => {
  jest.useFakeTimers();
  document.body.innerHTML = "<main></main>";
  const isBusy = () => document.querySelector("main[aria-busy]") !== null;
  for (const end of [
    () => window.navigation.dispatchEvent(new Event("navigateerror")),
    () => jest.advanceTimersByTime(29_700),
  ]) {
    const endPending = startPending();
    jest.advanceTimersByTime(300);
    expect(isBusy()).toBe(true);
    end();
    expect(isBusy()).toBe(false);
    expect(endPending()).toBe(false);
  }
});
