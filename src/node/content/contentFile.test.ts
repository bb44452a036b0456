import { contentTypeOf } from "./contentFile";
import { contentTypes } from "./contentTypes";

test.each([
  ["team.json", "TeamContent"],
  ["legal/terms.json", "LegalContent"],
  ["legal/.json", undefined],
  ["legal/old/terms.json", undefined],
  ["legal/*.json", "LegalContent"],
  ["Team.json", undefined],
  ["team.json.bak", undefined],
])("%s holds %s", (file, typeName) => {
  expect(contentTypeOf(file, contentTypes)?.typeName).toBe(typeName);
});
