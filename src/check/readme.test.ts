import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

import sharp from "sharp";
import * as z from "zod";

import { temporaryFolder } from "../../tests/jest/temporaryFolder";
import { testContent, textOf, type Edits } from "../../tests/jest/testContent";
import { checkContent } from "./checkContent";
import { formatReport } from "./report";
import { declarations } from "../content/declarations";
import { readPictures } from "./readPictures";

const readme = readFileSync("data/README.md", "utf8");

/** Returns the schema of a field or of the items of a list. */
function schemaIn(schema: unknown, step: string): unknown {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (inner instanceof z.ZodArray) return inner.element;
  return inner instanceof z.ZodObject ? inner.shape[step] : undefined;
}

/** Examples in the guide: ```json FILE PATTERN */
const examples = [
  ...readme.matchAll(/^```json (\S+) (\S+)\n([^]*?)^```$/gm),
].map(([, file = "", pattern = "", text = ""]) => ({ file, pattern, text }));

test.each(examples)(
  "the guide's example of $pattern in $file is valid",
  (example) => {
    const declaration = declarations.find(({ file }) => file === example.file);
    const steps = example.pattern.match(/\[\]|[^.[\]]+/g) ?? [];
    const schema = steps.reduce(schemaIn, declaration?.schema);
    if (!(schema instanceof z.ZodType))
      throw new Error(`There is no ${example.pattern}`);
    const value: unknown = JSON.parse(example.text);
    expect(z.safeParse(schema, value)).toEqual({ success: true, data: value });
  },
);

/** Reads two pictures that cannot be used. */
async function unusablePictures() {
  const folder = temporaryFolder();
  const size = { width: 2, height: 1, channels: 3 } as const;
  const lying = sharp({ create: { ...size, background: "orange" } });
  const file = path.join(folder, "lying.jpg");
  await lying.withMetadata({ orientation: 6 }).toFile(file);
  writeFileSync(path.join(folder, "empty.jpg"), "");
  return [...(await readPictures(folder, ["lying.jpg", "empty.jpg"])).values()];
}

const faqs = textOf("faqs.json");
const entry = { title: "A", description: "B", announced: "2026-11-23" };
const skipped = { starts: "2026-03-08T02:30", timeZone: "America/New_York" };

/** Edits, each of which has one of the messages that the guide explains. */
const edits: readonly Edits[] = [
  {},
  { "features.json": { "features.0.id": "5", "features.0.nmae": "A" } },
  { "podcast.json": "" },
  { "faqs.json": faqs.replace(",", "") },
  { "faqs.json": faqs.replace(/\n *\}/, ",$&") },
  { "faqs.json": `// A comment${faqs}` },
  { "faqs.json": `<<<<<<< HEAD\n${faqs}` },
  { "team.json": { "groups.0.members.0.name": "A\u0007" } },
  { "faqs.json": '{ "faqs": [] }' },
  { "team.json": { "groups.0.members.0.img": "nobody.jpg" } },
  { "team.json": { "groups.0.members.0.img": "a#b.jpg" } },
  { "team.json": { "groups.0.members": [{ name: "A" }, { name: "A" }] } },
  { "team.json": { "groups.0.members": [{}] } },
  { "legal/terms.json": { path: "/admin" } },
  { "programs/events.json": { entries: [entry, entry] } },
  { "programs/events.json": { entries: [{ ...entry, ...skipped }] } },
];

test("the guide explains messages as the check writes them", async () => {
  const reports = await Promise.all(
    edits.map(async (edit) => checkContent(await testContent(edit))),
  );
  const found = reports.flatMap(({ problems }) =>
    problems.map((each) => `found ${each.found}, expected ${each.expected}`),
  );
  const unusable = (await unusablePictures()).map((each) =>
    JSON.stringify(each),
  );
  const reminded = reports.map((report) =>
    stripVTControlCharacters(formatReport(report)),
  );
  const messages = [...found, ...unusable, ...reminded].join("\n");
  const explained = [...readme.matchAll(/^\| `(.+?)` +\| .* \|$/gm)];
  expect(explained.length).toBeGreaterThan(10);
  for (const [, message = ""] of explained) {
    for (const part of message.split(/ ?… ?/)) expect(messages).toContain(part);
  }
});
