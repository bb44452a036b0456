import { render } from "@testing-library/react";

import interfaceContent from "../../tests/fixtures/site/interface.json";
import { presentEntry } from "../node/programs/presentEntry";
import { Upcoming } from "./Upcoming";

test("entries of two programs with one title and day share no id on the page", () => {
  const entries = ["/features/academy", "/features/events"].map((path) =>
    presentEntry(
      {
        title: "Meetup",
        description: "We meet.",
        announced: "2026-11-23",
        starts: "2026-12-05",
      },
      { path, program: path, language: "en", now: 0 },
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
