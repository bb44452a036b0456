import { render, screen } from "@testing-library/react";

import { EntryList } from "./EntryList";

const words = {
  cancelled: "Cancelled",
  visitorTime: "{time} your time",
  addToCalendar: "Add to calendar",
};

const entryAt = (starts: string): Queries.ProgramEntryFragment => ({
  id: starts,
  path: "/features/events",
  program: "Events",
  title: starts,
  description: "We meet.",
  place: null,
  link: null,
  cancelled: false,
  starts,
  ends: null,
  until: starts,
  group: "upcoming",
  month: "Dec",
  day: "5",
  when: "Sat, Dec 5, 2026",
});

test("adds the visitor's time to times of other offsets, also before the document has a language", () => {
  expect(document.documentElement.lang).toBe("");
  const entries = [
    entryAt("2026-12-05T17:00:00+05:30"),
    entryAt("2026-12-05T17:00:00-09:30"),
    entryAt("2026-12-05"),
  ];
  render(<EntryList entries={entries} words={words} isUpcoming />);
  const isOther = (entry: Queries.ProgramEntryFragment) =>
    entry.starts.includes("T") &&
    +new Date(entry.starts) !== +new Date(entry.starts.slice(0, 19));
  const others = entries.filter(isOther);
  expect(others.length).toBeGreaterThan(0);
  expect(screen.getAllByText(/ your time$/)).toHaveLength(others.length);
});
