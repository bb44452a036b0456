import { onRouteUpdate } from "./routeChange";

const PAGE = "gatsby-focus-wrapper";

/** The requested scroll targets, each with its behavior. */
let scrolled: string[];
let isReduced = false;

/** Goes to a history entry whose page is not rendered yet. */
const go = (key: string, address = `/${key}`) =>
  history.replaceState({ key }, "", address);

function scroll(top: number) {
  Object.defineProperty(window, "scrollY", { configurable: true, value: top });
  window.dispatchEvent(new Event("scroll"));
}

async function show(
  location: Pick<Location, "href" | "pathname"> = window.location,
  prevLocation: typeof location = window.location,
) {
  onRouteUpdate({ location, prevLocation });
  await Promise.resolve();
}

beforeAll(async () => {
  Object.assign(window, {
    matchMedia: () => ({ matches: isReduced }),
    scrollTo: ({ top, behavior }: { top: number; behavior: string }) => {
      scrolled.push(`${top} ${behavior}`);
      scroll(top);
    },
  });
  Element.prototype.scrollIntoView = function (options) {
    const { behavior } = options as ScrollIntoViewOptions;
    scrolled.push(`#${this.id} ${behavior}`);
  };
  scrolled = [];
  document.body.innerHTML = `<div id="${PAGE}" tabindex="-1"><main></main></div>`;
  go("first");
  onRouteUpdate({ location: window.location, prevLocation: null });
  scroll(400);
  go("second");
  await show();
  scroll(700);
});

beforeEach(() => {
  scrolled = [];
});

test.each(['{"name":5,"rubbish":"300"}', "{"])(
  "ignores stored positions that are invalid: %s",
  async (stored) => {
    document.body.innerHTML = "<main></main>";
    sessionStorage.setItem("gainova-positions", stored);
    go("rubbish");
    await show(undefined, { href: "http://localhost/", pathname: "/" });
    expect(scrolled).toEqual(["0 smooth"]);
    scroll(300);
    go("other");
    await show();
    go("rubbish");
    await show();
    expect(scrolled.at(-1)).toBe("300 instant");
  },
);

// "arc" is an element of an SVG, and no element has the id "none".
test.each([
  ["a new page", "", "#hero smooth", PAGE],
  ["a new page without a hero", "", "0 smooth", PAGE],
  ["a new page", "#goal", "#goal instant", "goal"],
  ["a new page", "#caf%C3%A9", "#café instant", "café"],
  ["a new page", "#none", "#hero smooth", PAGE],
  ["a new page", "#arc", "#hero smooth", PAGE],
  ["a new page with a saved position", "", "300 instant", PAGE],
  ["a new page with a saved position", "#goal", "300 instant", "goal"],
  ["a new page with reduced motion", "", "#hero instant", PAGE],
  ["the same page", "", "#hero smooth", "hero"],
  ["the same page without a hero", "", "0 smooth", "before"],
  ["the same page", "#goal", "#goal smooth", "goal"],
  ["the same page", "#arc", "#hero smooth", "hero"],
  ["the same page with a saved position", "#goal", "300 instant", "before"],
  ["the same page with reduced motion", "#goal", "#goal instant", "goal"],
])(
  "scrolls on %s with hash %j to %s (focus: %s)",
  async (page, hash, to, focus) => {
    isReduced = page.includes("reduced motion");
    const hero = page.includes("without a hero") ? "" : "data-hero";
    document.body.innerHTML = `<div id="${PAGE}" tabindex="-1"><main>
    <button id="before"></button><h1 id="hero" ${hero}></h1>
    <p id="goal"></p><p id="café"></p><svg><path id="arc" /></svg>
    </main></div>`;
    document.getElementById("before")?.focus();
    const positions = page.includes("saved") ? { [page]: 300 } : {};
    sessionStorage.setItem("gainova-positions", JSON.stringify(positions));
    go(page, `/page${hash}`);
    const from = page.includes("new") ? "/other" : "/page/";
    await show(undefined, { href: `http://localhost${from}`, pathname: from });
    expect(scrolled).toEqual([to]);
    const focused = document.activeElement as HTMLElement;
    expect(focused.id).toBe(focus);
    // Otherwise, later clicks in the section would focus it.
    focused.blur();
    expect(focused.hasAttribute("tabindex")).toBe(focus === PAGE);
  },
);
