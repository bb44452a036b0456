import { testContent } from "../../../tests/jest/testContent";
import { openedPrograms, placeholders } from "./reminders";

test("lists the placeholders of members and accounts, not what only resembles them", async () => {
  const members = [
    {
      name: "Research Member 3",
      mail: "research.3@example.org",
      github: "example-research-3",
      role: "Research Member",
    },
    {
      name: "Ada Member-Lovelace",
      linkedin: "https://www.linkedin.com/in/example",
      mail: "ada@example-university.org",
      github: "octocat",
    },
    // Numbers are reserved for fiction.
    { href: "tel:+12025550147" },
    { href: "tel:+12025551234" },
    { mail: { name: "Mentor" } },
  ];
  const text = JSON.stringify({ groups: [{ members }] }, null, 2);
  const content = await testContent({ "team.json": text });
  const files = content.files.filter(({ file }) => file === "data/team.json");
  expect(placeholders({ ...content, files })).toEqual([
    {
      summary:
        "4 placeholders left in data/, replace them before you publish the site",
      places: [
        ["members", 0, "name"],
        ["members", 0, "mail"],
        ["members", 0, "github"],
        ["members", 2, "href"],
      ].map((path) => ({
        file: "data/team.json",
        path: ["groups", 0, ...path],
      })),
    },
  ]);
});

const link = { label: "See", href: "/features/events" };

test.each`
  feature                                                            | title
  ${{}}                                                              | ${undefined}
  ${{ "features.0.link": link, "features.0.tags": ["Coming Soon"] }} | ${undefined}
  ${{ "features.0.title": "events" }}                                | ${"events"}
  ${{ "features.0.link": link }}                                     | ${"Gatherings"}
`(
  "warns of a program whose card still has the tag of what has not started, in any language: $feature",
  async ({ feature, title }: { feature: object; title?: string }) => {
    const content = await testContent({
      "features.json": {
        comingSoon: "Próximamente",
        "features.0.title": "Gatherings",
        "features.0.tags": ["próximamente "],
        ...feature,
      },
    });
    const summary = `"${title}" has opened at /features/events, but its card still says "Próximamente"`;
    const path = ["features", 0, "tags"];
    const places = [{ file: "data/features.json", path }];
    expect(openedPrograms(content)).toEqual(
      title === undefined ? [] : [{ summary, places }],
    );
  },
);
