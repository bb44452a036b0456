import { problemsOn, testContent } from "../../tests/fixtures/testContent";
import { placeholders } from "./placeholders";

test("lists the placeholders of members and accounts, not what only resembles them", async () => {
  const company = "https://www.linkedin.com/company";
  const edits = {
    "team.json": {
      groups: [
        {
          heading: "Research Team",
          anchor: "research",
          members: [
            { name: "Research Member 3", role: "Research Member" },
            { name: "Ada", mail: "ada@example.org", github: "example-ada" },
            { name: "Ada Member-Lovelace", mail: "ada@example.com.au" },
            { name: "Bob", linkedin: "https://www.linkedin.com/in/example" },
            { name: "Eve", linkedin: `${company}/gainova`, github: "octocat" },
            { name: "Joe", mail: "joe@www.test.de" },
          ],
        },
      ],
    },
    "site.json": {
      url: "https://gainova.org",
      "connect.accounts": [
        { label: "A", icon: "linkedin", href: `${company}/gainova` },
        { label: "B", icon: "envelope", href: "mailto:a@gainova.org" },
        // Numbers are reserved for fiction.
        { label: "C", icon: "phone", href: "tel:+12025550147" },
        { label: "D", icon: "phone", href: "tel:+12025551234" },
      ],
    },
    "navigation.json": { items: [{ label: "Home", path: "/" }] },
  };
  expect(await problemsOn(edits)).toEqual([]);
  const places = placeholders(await testContent(edits))
    .filter(({ file }) => /(team|site)\.json$/.test(file))
    .map(({ path }) => path.join("."));
  expect(places).toEqual([
    "groups.0.members.0.name",
    "groups.0.members.1.mail",
    "groups.0.members.1.github",
    "groups.0.members.4.linkedin",
    "connect.accounts.2.href",
  ]);
});
