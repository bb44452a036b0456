import fc from "fast-check";

import { checkSource, readDocuments } from "../check";
import { contentTypes } from "../contentTypes";
import { readDocument, type Document } from "../document";
import { tokensOf } from "../json/tokens";
import type { ContentSource } from "../source/contentSource";
import { readSource } from "../source/readSource";
import { applyStructureEdit } from "./applyStructureEdit";
import { expectGoodReport } from "./expectGoodReport";
import { structureEdits } from "./structureEdits";
import { applyTextEdit, startOf, textEdits } from "./textEdits";

/** The same cases each time, so that a failure can be looked at. */
const parameters = {
  seed: Number(process.env.FUZZ_SEED ?? 2025),
  numRuns: Number(process.env.FUZZ_RUNS ?? 300),
};

let source: ContentSource;
let documents: Document[];

beforeAll(async () => {
  const site = await readSource(process.cwd());
  // The countries are no content, and take longer than all the rest.
  source = { ...site, folder: "data", outlines: [] };
  documents = readDocuments(source);
});

/** Which file, as a share of their number. */
const which = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

function documentAt(share: number): Document {
  const document = documents[Math.floor(share * documents.length)];
  if (!document) throw new Error("There is no content");
  return document;
}

/** Checks all content with one file's text changed. */
function checkWith({ file, type }: Document, text: string) {
  const changed = readDocument(file, text, type);
  const files = new Map(source.files).set(file.replace("data/", ""), text);
  const report = checkSource(
    { ...source, files },
    contentTypes,
    documents.map((document) => (document.file === file ? changed : document)),
  );
  expectGoodReport(report, files, changed);
  return { changed, mistakes: report.mistakes };
}

test("survives every slip in a file's text", () => {
  fc.assert(
    fc.property(which, textEdits, (share, edits) => {
      const document = documentAt(share);
      const text = edits.reduce(applyTextEdit, document.text);
      const { changed } = checkWith(document, text);
      const [edit, ...more] = edits;
      if (!edit || more.length > 0) return;
      // JSON that was whole is whole up to the slip: whatever is wrong cannot
      // show before the piece in front of it.
      const start = startOf(edit, document.text);
      const before = tokensOf(text).filter(({ offset }) => offset < start);
      const { line } = changed.positionOf(before.at(-2)?.offset ?? 0);
      for (const mistake of changed.mistakes) {
        expect(mistake.line).toBeGreaterThanOrEqual(line);
      }
    }),
    parameters,
  );
});

test("finds every change in a file's structure, where it is", () => {
  fc.assert(
    fc.property(which, structureEdits, (share, edit) => {
      const document = documentAt(share);
      const change = applyStructureEdit(document, edit);
      const { changed, mistakes } = checkWith(document, change.text);
      if (!change.mistake) return;
      const { file, positionOf } = changed;
      const { offset, path } = change.mistake;
      const expected = { file, path, ...positionOf(offset) };
      expect(mistakes).toContainEqual(expect.objectContaining(expected));
      if (change.isAlone) expect(mistakes).toHaveLength(1);
    }),
    parameters,
  );
});
