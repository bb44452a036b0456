import { expect, test } from "@playwright/test";

import { FIXTURE } from "../../scripts/buildCopy";
import { contentOf } from "../siteFolder";

test("the calendar has the time of the build, which is given", () => {
  const time = new Date(Number(FIXTURE.SOURCE_DATE_EPOCH) * 1000);
  const stamp = time.toISOString().replace(/[-:]|\.\d+/g, "");
  const stamps = contentOf("calendar.ics").match(/(?<=DTSTAMP:)\w+/g);
  expect(new Set(stamps)).toEqual(new Set([stamp]));
});
