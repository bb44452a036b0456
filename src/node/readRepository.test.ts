import fs from "node:fs";

import { readRepository } from "./readRepository";

test("reads only a repository in the guide's form", () => {
  const read = jest.spyOn(fs, "readFileSync");
  read.mockReturnValue('{ "repository": "github:owner/na.me" }');
  expect(readRepository()).toBe("owner/na.me");
  const url = '{ "url": "git+https://github.com/owner/name.git" }';
  for (const form of ["null", '"gitlab:owner/name"', '"owner/name"', url]) {
    read.mockReturnValue(`{ "repository": ${form} }`);
    expect(readRepository).toThrow("github:owner/name");
  }
});
