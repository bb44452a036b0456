import { madeUpContent } from "../testing/madeUpContent";
import { placeholders } from "./placeholders";

const member = (value: object) =>
  madeUpContent({ "team.json": { groups: [{ members: [value] }] } });

test("lists what a member still lacks, in one line", () => {
  const content = member({
    name: "Research Member 3",
    linkedin: "https://linkedin.example.org/in/research-3",
    mail: "research.3@example.org",
    github: "example-research-3",
    role: "Research Member",
  });
  expect(placeholders(content)).toEqual([
    {
      summary:
        "4 placeholders left in data/, to be replaced before the site goes public",
      places: [
        expect.objectContaining({
          file: "data/team.json",
          line: 6,
          text: "groups[0].members[0].name, linkedin, mail, github",
        }),
      ],
    },
  ]);
});

test("says nothing of a real member", () => {
  const content = member({
    name: "Ada Member-Lovelace",
    linkedin: "https://www.linkedin.com/in/example",
    mail: "ada@example-university.org",
    github: "octocat",
    role: "Member",
  });
  expect(placeholders(content)).toEqual([]);
});

test("knows the telephone numbers of fiction", () => {
  const site = (href: string) =>
    madeUpContent({ "site.json": { connect: { accounts: [{ href }] } } });
  expect(placeholders(site("tel:+12025550147"))).toHaveLength(1);
  expect(placeholders(site("tel:+12025551234"))).toEqual([]);
});
