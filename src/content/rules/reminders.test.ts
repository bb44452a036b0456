import { testContent, textOf } from "../../../tests/jest/testContent";
import { parseFiles } from "../readContent";
import {
  formatting,
  lateAnnouncements,
  openedPrograms,
  placeholders,
} from "./reminders";

test("lists the files that the CMS would format anew", async () => {
  const content = await testContent({
    "faqs.json": '{ "faqs": [] }\n',
    "team.json": textOf("team.json").replaceAll("\n", "\r\n"),
  });
  expect(formatting(content)).toEqual([
    {
      summary: "A save in /admin/ would also format 1 file anew",
      locations: ["data/faqs.json"],
    },
  ]);
});

test("lists the placeholders of members and accounts, not what only resembles them", async () => {
  const members = [
    {
      name: "Research Member 3",
      linkedin: "https://www.linkedin.com/company/gainova",
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
  ];
  const text = JSON.stringify({ groups: [{ members }] }, null, 2);
  const content = await testContent(
    {},
    {
      files: parseFiles("data", new Map([["team.json", text]])),
      repository: "example-owner/name",
    },
  );
  expect(placeholders(content)).toEqual([
    {
      summary:
        "6 placeholders left in data/, replace them before you publish the site",
      locations: [
        "data/team.json:6  groups[0].members[0].name",
        "data/team.json:7  groups[0].members[0].linkedin",
        "data/team.json:8  groups[0].members[0].mail",
        "data/team.json:9  groups[0].members[0].github",
        "data/team.json:19  groups[0].members[2].href",
        "package.json  repository",
      ],
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
    const locations = ["data/features.json  features[0].tags"];
    expect(openedPrograms(content)).toEqual(
      title === undefined ? [] : [{ summary, locations }],
    );
  },
);

test("lists entries that are announced after the day of the build, wherever it is that day", async () => {
  const content = await testContent({
    "programs/events.json": {
      "entries.0.announced": "2050-01-01",
      "entries.1.announced": "2050-01-02",
      "entries.2.announced": "2050-01-03",
      "entries.3.announced": "2060-01-01",
    },
  });
  expect(lateAnnouncements(content)).toEqual([
    {
      summary: "2 entries are announced on a day to come",
      locations: [
        "data/programs/events.json  entries[2].announced",
        "data/programs/events.json  entries[3].announced",
      ],
    },
  ]);
});
