import { madeUpContent } from "../testing/madeUpContent";
import { uniqueValues } from "./uniqueValues";

test("finds a member who is in two groups", () => {
  const content = madeUpContent({
    "team.json": {
      groups: [
        { heading: "Lead", members: [{ name: "Ada Lovelace" }] },
        { heading: "Tech", members: [{ name: "ada  lovelace" }] },
      ],
    },
  });
  expect(uniqueValues(content)).toEqual([
    {
      file: "data/team.json",
      line: 15,
      column: 19,
      path: "groups[1].members[0].name",
      found:
        '"ada  lovelace", as in groups[0].members[0].name at data/team.json:7:19',
      expected: "a name that no other member has",
    },
  ]);
});

test.each<[string, unknown, string]>([
  ["features.json", { features: [{ id: 2 }, { id: 2 }] }, "features[1].id"],
  [
    "features.json",
    { features: [{ tags: ["New", "new"] }] },
    "features[0].tags[1]",
  ],
  [
    "faqs.json",
    { faqs: [{ question: "Why?" }, { question: "Why?" }] },
    "faqs[1].question",
  ],
  [
    "legal/terms.json",
    { sections: [{ heading: "A" }, { heading: "A" }] },
    "sections[1].heading",
  ],
  [
    "site.json",
    {
      connect: { accounts: [{ label: "X" }] },
      follow: { accounts: [{ label: "X" }] },
    },
    "follow.accounts[0].label",
  ],
])("of %s, finds what is doubled in %j", (file, value, path) => {
  expect(uniqueValues(madeUpContent({ [file]: value }))).toMatchObject([
    { path },
  ]);
});

test("lets two features have the same tag, and two texts the same heading", () => {
  const content = madeUpContent({
    "features.json": { features: [{ tags: ["Soon"] }, { tags: ["Soon"] }] },
    "legal/privacy.json": { sections: [{ heading: "Links" }] },
    "legal/terms.json": { sections: [{ heading: "Links" }] },
  });
  expect(uniqueValues(content)).toEqual([]);
});

test("takes two ways to write a letter for the same", () => {
  const names = ["Zo\u00eb", "Zoe\u0308"].map((name) => ({ name }));
  const content = madeUpContent({
    "team.json": { groups: [{ members: names }] },
  });
  expect(uniqueValues(content)).toHaveLength(1);
});
