import {
  fillTeams,
  printFaults,
  skipWithoutReader,
} from "../assertions/printedCards";
import { expect, test } from "./engineTest";

test("prints no card across two pages", async ({ visitor }) => {
  const { tab } = visitor;
  test.skip(!tab.print, "It prints no PDF");
  skipWithoutReader();
  for (const members of ["5", "9", "14"]) {
    await visitor.open("/teams");
    // Otherwise, the PDF would show only the loading screen.
    await visitor.waitUntil(
      () => !document.querySelector("[role=progressbar]")?.checkVisibility(),
    );
    const marks = await tab.evaluate(fillTeams, members);
    for (const landscape of [false, true]) {
      const pdf = await tab.print?.(landscape);
      const faults = pdf && printFaults(pdf, marks);
      expect(faults, `${members} members, ${landscape}`).toEqual([]);
    }
  }
});
