import { onRouteUpdate } from "./routeScroll";

function setScroll(value: number) {
  Object.defineProperty(window, "scrollY", { configurable: true, value });
}

function scroll(top: number) {
  setScroll(top);
  window.dispatchEvent(new Event("scroll"));
}

/** Goes to a history entry; its page is not on the screen yet. */
const go = (key: string) => history.replaceState({ key }, "", `/${key}`);

const show = () =>
  onRouteUpdate({ location: window.location, prevLocation: window.location });

beforeAll(() => {
  Object.assign(window, {
    matchMedia: () => ({ matches: false }),
    scrollTo: ({ top }: { top: number }) => setScroll(top),
  });
  sessionStorage.setItem("gainova-positions", '{"first":400,"second":700}');
  go("first");
  onRouteUpdate({ location: window.location, prevLocation: null });
});

test("restores the position of a document where the browser has not", () => {
  expect(window.scrollY).toBe(400);
});

test("ignores scrolling while the next page loads", () => {
  go("second");
  scroll(5);
  show();
  expect(window.scrollY).toBe(700);
  go("first");
  show();
  expect(window.scrollY).toBe(400);
});

test("ignores scrolling on a page that comes after the visitor has moved on", () => {
  go("second");
  show();
  const late = { href: "http://localhost/late", pathname: "/late" };
  onRouteUpdate({ location: late, prevLocation: window.location });
  scroll(5);
  show();
  expect(window.scrollY).toBe(700);
});
