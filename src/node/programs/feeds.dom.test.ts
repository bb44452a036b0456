import { readFileSync } from "node:fs";

import { validateXML } from "xmllint-wasm";

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

const problemsIn = async (contents: string) =>
  (
    await validateXML({
      xml: [{ fileName: "feed.xml", contents }],
      schema: [readFileSync("tests/fixtures/atom.rng", "utf8")],
      extension: "relaxng",
    })
  ).errors;

test("the feed is valid Atom", async () => {
  expect(await problemsIn(feed)).toEqual([]);
  for (const part of [/<id>.*?<.id>/, /<updated>/g, /https:/, /<name>.*/]) {
    expect(await problemsIn(feed.replace(part, ""))).not.toEqual([]);
  }
});

test("the last announced comes first, with its texts as they are written", () => {
  const parse = (text: string, type: "text/xml" | "text/html") =>
    new DOMParser().parseFromString(text, type);
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
