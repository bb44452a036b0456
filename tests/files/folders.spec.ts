import { expect, test } from "@playwright/test";

import { reservedNames } from "../../src/content/declarations/legal";
import { filesIn } from "../../src/check/filesIn";
import { sitePages } from "../page/sitePages";
import { siteFolder } from "../siteFolder";

test("the site has no folders but those of pages, and those that no page may use", () => {
  const firstNames = filesIn(siteFolder)
    .filter((file) => file.includes("/"))
    .map((file) => file.split("/")[0]);
  const ofPages = sitePages().map((page) => page.path.split("/")[1]);
  const known = [...ofPages, ...reservedNames];
  expect(firstNames.filter((name) => !known.includes(name))).toEqual([]);
});
