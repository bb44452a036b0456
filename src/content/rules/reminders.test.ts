import { testContent } from "../../../tests/jest/testContent";
import { parseFiles } from "../readContent";
import { formatting } from "./formatting";
import { lateAnnouncements, openedPrograms, placeholders } from "./reminders";

test("lists the files that the CMS would format anew", () => {
  const texts = new Map([
    ["faqs.json", '{ "faqs": [] }\n'],
    ["team.json", '{\r\n  "groups": []\r\n}\r\n'],
  ]);
  const files = parseFiles("data", texts);
  expect(formatting(testContent({}, { files }))).toEqual([
    {
      summary: "A save in /admin/ would also format 1 file anew",
      places: ["data/faqs.json"],
    },
  ]);
});

test("lists the placeholders of members and accounts, not what only resembles them", () => {
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
  const content = testContent(
    { "team.json": { groups: [{ members }] } },
    { repository: "example-owner/name" },
  );
  expect(placeholders(content)).toEqual([
    {
      summary:
        "6 placeholders left in data/, replace them before you publish the site",
      places: [
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

test("warns of a program whose card still has the tag of what has not started, in any language", () => {
  const warningsOn = (given: object) => {
    const feature = { title: "Gatherings", tags: ["próximamente "], ...given };
    return openedPrograms(
      testContent({
        "programs/events.json": { heading: "Events" },
        "features.json": { comingSoon: "Próximamente", features: [feature] },
      }),
    );
  };
  const link = { label: "See", href: "/features/events" };
  expect(warningsOn({})).toEqual([]);
  expect(warningsOn({ link, tags: ["Coming Soon"] })).toEqual([]);
  expect(warningsOn({ title: "events" })).toHaveLength(1);
  expect(warningsOn({ link })).toEqual([
    {
      summary:
        '"Gatherings" has opened at /features/events, but its card still says "Próximamente"',
      places: ["data/features.json  features[0].tags"],
    },
  ]);
});

test("lists entries that are announced after the day of the build, wherever it is that day", () => {
  const announced = ["2026-11-24", "2026-11-25", "2026-11-26", "2040-01-01"];
  const content = testContent(
    {
      "programs/a.json": {
        entries: announced.map((day) => ({ announced: day })),
      },
    },
    { today: "2026-11-24" },
  );
  expect(lateAnnouncements(content)).toEqual([
    {
      summary: "2 entries are announced on a day to come",
      places: [
        "data/programs/a.json  entries[2].announced",
        "data/programs/a.json  entries[3].announced",
      ],
    },
  ]);
});
