import { testContent } from "../../../tests/jest/testContent";
import { placeholders } from "./reminders";

const warningsOn = (member: object) =>
  placeholders(
    testContent({ "team.json": { groups: [{ members: [member] }] } }),
  );

test("lists the placeholders of a member", () => {
  const member = {
    name: "Research Member 3",
    linkedin: "https://www.linkedin.com/company/gainova",
    mail: "research.3@example.org",
    github: "example-research-3",
    role: "Research Member",
  };
  expect(warningsOn(member)).toEqual([
    {
      summary:
        "4 placeholders left in data/, replace them before you publish the site",
      places: [
        "data/team.json:6  groups[0].members[0].name",
        "data/team.json:7  groups[0].members[0].linkedin",
        "data/team.json:8  groups[0].members[0].mail",
        "data/team.json:9  groups[0].members[0].github",
      ],
    },
  ]);
});

test("accepts a real member", () => {
  const member = {
    name: "Ada Member-Lovelace",
    linkedin: "https://www.linkedin.com/in/example",
    mail: "ada@example-university.org",
    github: "octocat",
    role: "Member",
  };
  expect(warningsOn(member)).toEqual([]);
});

test("recognizes phone numbers that are reserved for fiction", () => {
  expect(warningsOn({ href: "tel:+12025550147" })).toHaveLength(1);
  expect(warningsOn({ href: "tel:+12025551234" })).toEqual([]);
});
