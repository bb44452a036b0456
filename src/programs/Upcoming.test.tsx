import { render } from "@testing-library/react";

import interfaceContent from "../../tests/fixtures/site/interface.json";
import { testEntry } from "../../tests/jest/testEntries";
import { presentEntry, timeEntry } from "../node/programs/presentEntry";
import { Upcoming } from "./Upcoming";

test("entries of two programs with one title and day share no id on the page", () => {
  const entries = ["/features/academy", "/features/events"].map((path) =>
    presentEntry(
      timeEntry(
        testEntry({ starts: "2026-12-05" }),
        { path, program: path },
        0,
      ),
      "en",
    ),
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
