import { githubSummary } from "./githubSummary";

test("lists warnings", () => {
  const warnings = [
    { summary: "security.txt has expired", places: ["data/site.json"] },
    { summary: "2 placeholders left", places: ["data/a.json:1", "b.json:2"] },
  ];
  expect(githubSummary({ problems: [], warnings, fileCount: 1 })).toBe(
    `### Reminders

- security.txt has expired
- 2 placeholders left

\`npm run check\` lists the places.
`,
  );
});

test("is empty without warnings", () => {
  expect(githubSummary({ problems: [], warnings: [], fileCount: 1 })).toBe("");
});
