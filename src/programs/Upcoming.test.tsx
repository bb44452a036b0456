import { render } from "@testing-library/react";

import interfaceContent from "../../tests/fixtures/site/interface.json";
import { testProgram } from "../../tests/jest/testEntries";
import { datedEntries, presentEntry } from "../node/programs/entries";
import { Upcoming } from "./Upcoming";

test("entries of two programs with one title and day share no id on the page", () => {
  const programs = ["/features/academy", "/features/events"].map((path) =>
    testProgram([{ starts: "2026-12-05" }], path),
  );
  const entries = datedEntries(programs, 0).map((entry) =>
    presentEntry(entry, "en"),
  );
  expect(new Set(entries.map(({ id }) => id)).size).toBe(1);
  const { container } = render(
    <Upcoming
      heading="Next"
      entries={entries}
      words={interfaceContent.programs}
    />,
  );
  expect(container.querySelectorAll("li")).toHaveLength(2);
  const ids = Array.from(container.querySelectorAll("[id]"), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
