import { fetchOnTouch } from "./fetchOnTouch";

const hovering = jest.fn();

beforeAll(() => {
  fetchOnTouch({ ___loader: { hovering } });
});

beforeEach(() => {
  hovering.mockClear();
});

function touch(html: string) {
  document.body.innerHTML = html;
  document
    .querySelector("i")
    ?.dispatchEvent(new Event("touchstart", { bubbles: true }));
}

test("a page is fetched when a finger is on a link to it", () => {
  touch('<a href="/about?from=mail"><i></i></a>');
  expect(hovering.mock.calls).toEqual([["/about"]]);
});

test.each([
  ["another site", '<a href="https://example.org/about"><i></i></a>'],
  ["an anchor", '<a href="/about#whygainova"><i></i></a>'],
  ["a mail address", '<a href="mailto:a@example.org"><i></i></a>'],
  ["nothing", "<p><i></i></p>"],
])("nothing is fetched for what leads to %s", (_, html) => {
  touch(html);
  expect(hovering).not.toHaveBeenCalled();
});
