import { onRouteUpdate } from "./pageChange";

/** Goes to a history entry; its page is not on the screen yet. */
const go = (key: string) => history.replaceState({ key }, "", `/${key}`);

function scroll(top: number) {
  Object.defineProperty(window, "scrollY", { configurable: true, value: top });
  window.dispatchEvent(new Event("scroll"));
}

async function show(
  location: Pick<Location, "href" | "pathname"> = window.location,
) {
  onRouteUpdate({ location, prevLocation: window.location });
  await Promise.resolve();
}

beforeAll(async () => {
  Object.assign(window, {
    matchMedia: () => ({ matches: false }),
    scrollTo: ({ top }: { top: number }) => scroll(top),
  });
  document.body.innerHTML = "<main></main>";
  go("first");
  onRouteUpdate({ location: window.location, prevLocation: null });
  scroll(400);
  go("second");
  await show();
  scroll(700);
});

test("does not save where the browser has scrolled for the next page", async () => {
  go("first");
  scroll(5);
  await show();
  expect(window.scrollY).toBe(400);
  go("second");
  await show();
  expect(window.scrollY).toBe(700);
});

test("ignores scrolling on a page that comes after the visitor has moved on", async () => {
  await show({ href: "http://localhost/late", pathname: "/late" });
  scroll(5);
  await show();
  expect(window.scrollY).toBe(700);
});
