import { onPreRouteUpdate, onRouteUpdate } from "./pageChange";

function setScroll(value: number) {
  Object.defineProperty(window, "scrollY", { configurable: true, value });
}

function scroll(top: number) {
  setScroll(top);
  window.dispatchEvent(new Event("scroll"));
}

/** Goes to a history entry; its page is not on the screen yet. */
const go = (key: string) => history.replaceState({ key }, "", `/${key}`);

function show(location: Pick<Location, "href" | "pathname"> = window.location) {
  const update = { location, prevLocation: window.location };
  onPreRouteUpdate(update);
  onRouteUpdate(update);
}

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

test.each<[ScrollRestoration, number]>([
  ["manual", 5],
  // The browser has scrolled to the position of the next page.
  ["auto", 400],
])(
  "with the browser's restoration on %s, a page that was scrolled to 5 while the next one loaded is restored to %i",
  (mode, top) => {
    history.scrollRestoration = mode;
    go("second");
    scroll(5);
    show();
    expect(window.scrollY).toBe(700);
    go("first");
    show();
    expect(window.scrollY).toBe(top);
    scroll(400);
  },
);

test("ignores scrolling on a page that comes after the visitor has moved on", () => {
  go("second");
  show();
  show({ href: "http://localhost/late", pathname: "/late" });
  scroll(5);
  show();
  expect(window.scrollY).toBe(700);
});
