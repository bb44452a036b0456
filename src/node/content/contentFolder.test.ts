import { mkdirSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { contentFolder, ContentFolderError } from "./contentFolder";

test("is data, or what CONTENT_DIR names", () => {
  const root = temporaryFolder();
  mkdirSync(path.join(root, "data"));
  mkdirSync(path.join(root, "tests/site"), { recursive: true });
  const outside = temporaryFolder();
  const of = (CONTENT_DIR?: string) => contentFolder(root, { CONTENT_DIR });
  expect(of()).toBe("data");
  expect(of(" ")).toBe("data");
  expect(of("./tests/site/")).toBe("tests/site");
  expect(of(path.join(root, "tests/site"))).toBe("tests/site");
  expect(of(outside)).toBe(outside);
});

test("says which folder is missing and what belongs into it", () => {
  const root = temporaryFolder();
  const missing = () => contentFolder(root, { CONTENT_DIR: "nowhere" });
  expect(missing).toThrow(ContentFolderError);
  expect(missing).toThrow(path.join(root, "nowhere"));
  expect(missing).toThrow(/CONTENT_DIR.*team\.json/);
});
