/** @jest-environment node */
import fc from "fast-check";

import { checkSource, readDocuments } from "../check";
import { contentTypes, type ContentType } from "../contentTypes";
import { readDocument, type Document } from "../document";
import { formatReport } from "../formatReport";
import { tokensOf } from "../json/tokens";
import type { Mistake } from "../mistake";
import type { ContentSource } from "../source/contentSource";
import { readSource } from "../source/readSource";
import { applyStructureEdit } from "./applyStructureEdit";
import { structureEdits } from "./structureEdits";
import { applyTextEdit, startOf, textEdits } from "./textEdits";

/** The same cases each time, so that a failure can be looked at. */
const parameters = {
  seed: Number(process.env.FUZZ_SEED ?? 2025),
  numRuns: Number(process.env.FUZZ_RUNS ?? 2000),
};

let source: ContentSource;
let documents: Document[];

beforeAll(async () => {
  const site = await readSource(process.cwd());
  // The countries are no content, and take longer than all the rest.
  source = { ...site, outlines: [] };
  documents = readDocuments(source.files);
});

/** Which file, as a share of their number. */
const which = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

function documentAt(share: number): Document {
  const document = documents[Math.floor(share * documents.length)];
  if (!document) throw new Error("There is no content");
  return document;
}

/** Checks all content with one file's text changed. */
function mistakesWith({ file, type }: Document, text: string) {
  const changed = readDocument(file, text, type);
  const name = file.replace("data/", "");
  const files = new Map(source.files).set(name, text);
  const report = checkSource(
    { ...source, files },
    contentTypes,
    documents.map((document) => (document.file === file ? changed : document)),
  );
  for (const mistake of report.mistakes) expectPlace(mistake, files);
  if (!isAsDeclared(type, text)) {
    expect(report.mistakes).toContainEqual(expect.objectContaining({ file }));
  }
  expectReadable(formatReport(report, { colour: false }));
  return { mistakes: report.mistakes, positionOf: changed.positionOf };
}

/** No trace of a program in what a student reads, nor anything unprintable. */
function expectReadable(text: string): void {
  expect(text).not.toMatch(/undefined|\[object|^\s+at /m);
  expect(text.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
}

/** The place is in the file. */
function expectPlace(mistake: Mistake, files: ContentSource["files"]): void {
  const text = files.get(mistake.file.replace("data/", ""));
  const line = text?.split(/\r\n|\n|\r/)[mistake.line - 1];
  expect(line).toBeDefined();
  expect(mistake.column).toBeGreaterThan(0);
  expect(mistake.column).toBeLessThanOrEqual((line?.length ?? 0) + 2);
}

/** What a program makes of the file that knows nothing of places. */
function isAsDeclared(type: ContentType, text: string): boolean {
  try {
    return type.schema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

test("survives every slip in a file's text", () => {
  fc.assert(
    fc.property(which, textEdits, (share, edits) => {
      const document = documentAt(share);
      const text = edits.reduce(applyTextEdit, document.text);
      const { mistakes, positionOf } = mistakesWith(document, text);
      const [edit] = edits;
      if (edits.length > 1 || !edit) return;
      // A mistake in the JSON is never before the piece before the slip.
      const start = startOf(edit, document.text);
      const before = tokensOf(text).filter(({ offset }) => offset < start);
      const { line } = positionOf(before.at(-2)?.offset ?? 0);
      for (const mistake of readDocument(document.file, text, document.type)
        .mistakes) {
        expect(mistake.line).toBeGreaterThanOrEqual(line);
      }
      expect(mistakes).toBeDefined();
    }),
    parameters,
  );
});

test("finds every change in a file's structure, where it is", () => {
  fc.assert(
    fc.property(which, structureEdits, (share, edit) => {
      const document = documentAt(share);
      const { text, mistake, isAlone } = applyStructureEdit(document, edit);
      const { mistakes, positionOf } = mistakesWith(document, text);
      if (!mistake) return;
      const { file } = document;
      const { offset, path } = mistake;
      const expected = { file, path, ...positionOf(offset) };
      expect(mistakes).toContainEqual(expect.objectContaining(expected));
      if (isAlone) expect(mistakes).toHaveLength(1);
    }),
    parameters,
  );
});
