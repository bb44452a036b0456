import { atomFeed } from "./feeds";
import { presentEntry } from "./presentEntry";

const entries = [
  {
    title: "First",
    description: "One.",
    announced: "2026-01-01",
    revision: 3,
  },
  {
    title: "A < B & ]]> \u0007 C",
    description: "<b>Bold</b>",
    announced: "2026-11-23",
  },
].map((entry) =>
  presentEntry(entry, {
    path: "/features/events",
    program: "Events & more",
    language: "en",
    now: 0,
  }),
);

const feed = atomFeed(entries, {
  name: "A & B",
  home: "https://example.org/below",
});

const parse = (text: string, type: "text/xml" | "text/html") =>
  new DOMParser().parseFromString(text, type);

test("the feed and its entries have what Atom requires", () => {
  const document = parse(feed, "text/xml");
  const { namespaceURI, localName } = document.documentElement;
  expect([namespaceURI, localName]).toEqual([
    "http://www.w3.org/2005/Atom",
    "feed",
  ]);
  const parts = [...document.querySelectorAll("feed, entry")];
  expect(parts).toHaveLength(3);
  for (const part of parts) {
    const own = (name: string) =>
      [...part.children].filter(({ localName }) => localName === name);
    for (const name of ["id", "title", "updated"])
      expect(own(name)).toHaveLength(1);
    expect(own("id")[0]?.textContent).toMatch(
      /^https:\/\/example\.org\/below\//,
    );
    expect(own("updated")[0]?.textContent).toMatch(/^\d{4}-[\d-]+T[\d:.]+Z$/);
  }
  const ids = parts.map((part) => part.querySelector("id")?.textContent);
  expect(new Set(ids).size).toBe(3);
  expect(document.querySelector("feed > author > name")?.textContent).toBe(
    "A & B",
  );
});

test("the last announced comes first, with its texts as they are written", () => {
  const texts = (name: string) =>
    [...parse(feed, "text/xml").querySelectorAll(name)].map((each) =>
      each.getAttribute("type") === "html"
        ? parse(each.textContent, "text/html").body.textContent
        : each.textContent,
    );
  expect(texts("entry > title")).toEqual([
    "Events & more: A < B & ]]>   C",
    "Events & more: First",
  ]);
  expect(texts("summary")[0]).toBe("<b>Bold</b>");
  expect(texts("feed > title, feed > updated")).toEqual([
    "A & B",
    "2026-11-23T00:00:00.000Z",
  ]);
  // A minute later for each revision.
  expect(texts("entry > updated")[1]).toBe("2026-01-01T00:03:00.000Z");
});
