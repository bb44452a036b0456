import { readFileSync } from "node:fs";

import { type Admin, expect, test } from "./adminTest";

/** A text of each file: its label, and the list or object that it is in. */
const texts = [
  ["Home", "home.json", "Page title", "Search results"],
  ["Team", "team.json", "Heading"],
  ["Questions", "faqs.json", "Question", "Questions"],
  ["Features", "features.json", "Heading"],
  ["About", "about.json", "Heading"],
  ["Join", "why-join.json", "Heading"],
  ["Page not found", "not-found.json", "Heading"],
  ["Contact form", "contact.json", "Heading"],
  ["Names of buttons", "interface.json", "Loading"],
  ["Navigation", "navigation.json", "Home link"],
  ["Footer and site", "site.json", "Tagline"],
] as const;

/** The entries of collections, by their headings. */
const entries = [
  ["Legal pages", "Privacy Policy", "legal/privacy-policy.json"],
  ["Legal pages", "Terms of Service", "legal/terms.json"],
  ["Programs", "Events", "programs/events.json"],
  ["Programs", "GAIA Academy", "programs/academy.json"],
  ["Programs", "GAINOVA Podcast", "programs/podcast.json"],
  ["Programs", "Innovation Sprints", "programs/sprints.json"],
] as const;

const NEW_TEXT = 'Добро "пожаловать" 🤖';

test("a text that is changed in a form is one changed line", async ({
  admin,
  page,
}) => {
  const changeText = async (label: string) => {
    const field = page.getByRole("textbox", { name: label, exact: true });
    await field.first().fill(NEW_TEXT);
    await admin.save();
    await admin.close();
  };
  await admin.open();
  for (const [name, , label, parent] of texts) {
    await admin.edit(name);
    if (parent) await admin.expand(parent);
    await changeText(label);
  }
  for (const [name, heading] of entries) {
    await admin.edit(name, heading);
    await changeText("Heading");
  }

  await admin.writeFiles();
  for (const [, file] of texts) {
    expect(changedLines(admin, file), file).toEqual([
      expect.stringContaining(JSON.stringify(NEW_TEXT)),
    ]);
  }
  for (const [, , file] of entries) {
    expect(changedLines(admin, file), file).toEqual([
      `  "heading": ${JSON.stringify(NEW_TEXT)},`,
    ]);
  }
});

/** Returns the lines of a file that differ from the fixture's. */
function changedLines(admin: Admin, file: string): string[] {
  const former = readFileSync(`tests/fixtures/site/${file}`, "utf8").split(
    "\n",
  );
  const lines = admin.read(file).split("\n");
  expect(lines).toHaveLength(former.length);
  return lines.filter((line, index) => line !== former[index]);
}
