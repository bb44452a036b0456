import { render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";

import { TeamGroups } from "./TeamGroups";

const labels = { photo: "{name}", linkedin: "", github: "", mail: "" };

const gatsbyImageData = {
  layout: "constrained" as const,
  width: 224,
  height: 224,
  images: { fallback: { src: "/photo.jpg" } },
};

type Group = ComponentProps<typeof TeamGroups>["groups"][number];

const group = (anchor: string, heading: string, names: string[]): Group => ({
  anchor,
  heading,
  members: names.map(
    (name) =>
      // Only what matters here, so that a new field needs no change.
      ({ name, img: { gatsbyImageData } }) as Group["members"][number],
  ),
});

beforeEach(() => {
  const groups = [
    group("research", "Nobody", []),
    group("lead", "Mentor", ["A"]),
    group("tech", "Tech Team", ["B", "C"]),
    group("lead", "Student Lead", ["D"]),
  ];
  render(<TeamGroups groups={groups} labels={labels} />);
});

test("hides a group without members", () => {
  expect(screen.queryByText("Nobody")).toBeNull();
  expect(screen.getAllByRole("region")).toHaveLength(2);
});

test("puts groups with the same anchor into one section, named by all their headings", () => {
  const lead = screen.getByRole("region", { name: "Mentor Student Lead" });
  expect(lead.id).toBe("lead");
  expect(lead.dataset.columns).toBe("2");
  expect(within(lead).getAllByRole("listitem")).toHaveLength(2);
});

test("loads only the first photo of the page before all others", () => {
  const loading = screen
    .getAllByRole("img")
    .map((photo) => [photo.getAttribute("alt"), photo.getAttribute("loading")]);
  expect(loading).toEqual([
    ["A", "eager"],
    ["D", "lazy"],
    ["B", "lazy"],
    ["C", "lazy"],
  ]);
});
