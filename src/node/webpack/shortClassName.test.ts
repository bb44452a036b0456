import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { shortClassName } from "./shortClassName";

test("gives each class a unique name and refuses hyphens", () => {
  const rootContext = temporaryFolder();
  const resourcePath = path.join(rootContext, "src/a.module.css");
  mkdirSync(path.dirname(resourcePath));
  writeFileSync(resourcePath, ".card {} .card-title {} .icon {}");
  const addContextDependency = jest.fn();
  const nameOf = (name: string) =>
    shortClassName(
      { addContextDependency, resourcePath, rootContext },
      "",
      name,
    );
  expect(["card", "icon"].map(nameOf)).toEqual(["a0", "a1"]);
  expect(() => nameOf("card-title")).toThrow(
    'Write "card-title" in camelCase.',
  );
});
