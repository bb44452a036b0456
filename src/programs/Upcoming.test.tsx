import { render } from "@testing-library/react";

import { testProgram } from "../../tests/fixtures/testEntries";
import { presentEntries } from "../node/programs/entries";
import { programResolvers } from "../node/programs/graphql";
import { Upcoming } from "./Upcoming";

test("gives equal entries of two programs different ids", () => {
  const programs = ["/features/academy", "/features/events"].map((path) =>
    testProgram([{ starts: "2026-12-05" }], path),
  );
  const entries = presentEntries(programs, 0);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(1);
  const { container } = render(<Upcoming heading="Next" entries={entries} />);
  expect(container.querySelectorAll("li")).toHaveLength(2);
  const ids = Array.from(container.querySelectorAll("[id]"), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("shows up to three upcoming entries", async () => {
  const days = Array.from({ length: 9 }, (_, index) => ({
    starts: `2026-12-0${index + 1}`,
    title: `Day ${index + 1}`,
  }));
  const nodes = {
    ProgramContent: [testProgram(days)],
  };
  const nodeModel = {
    findAll: ({ type }: { type: keyof typeof nodes }) =>
      Promise.resolve({ entries: nodes[type] }),
    findOne: () => Promise.resolve(null),
  };
  const entries = await programResolvers.HomeContentUpcoming.entries.resolve(
    {},
    {},
    { nodeModel } as never,
  );
  jest.useFakeTimers({ now: new Date("2026-12-07T12:00") });
  const { container } = render(<Upcoming heading="Next" entries={entries} />);
  const titles = Array.from(
    container.querySelectorAll("h3"),
    ({ textContent }) => textContent,
  );
  expect(titles).toEqual(["Day 7", "Day 8", "Day 9"]);
});
