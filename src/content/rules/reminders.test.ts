import { testContent } from "../../../tests/jest/testContent";
import { openedPrograms, placeholders } from "./reminders";

test("lists the placeholders of members and accounts, not what only resembles them", async () => {
  const members = [
    { name: "Research Member 3", role: "Research Member" },
    { mail: "research.3@example.org", github: "example-research-3" },
    { name: "Ada Member-Lovelace", mail: "ada@example-university.org" },
    { linkedin: "https://www.linkedin.com/in/example", github: "octocat" },
    // Numbers are reserved for fiction.
    { href: "tel:+12025550147" },
    { href: "tel:+12025551234" },
    { mail: { name: "Mentor" } },
  ];
  const text = JSON.stringify({ groups: [{ members }] });
  const content = await testContent({ "team.json": text });
  const files = content.files.filter(({ file }) => file === "data/team.json");
  const [warning] = placeholders({ ...content, files });
  expect(warning?.places.map(({ path }) => path.slice(3).join("."))).toEqual([
    "0.name",
    "1.mail",
    "1.github",
    "4.href",
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
