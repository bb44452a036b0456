import { render, screen, within } from "@testing-library/react";

import { installIntersectionObserver } from "../../../tests/jest/intersectionObserver";
import { TeamGroups } from "./TeamGroups";

const labels = { photo: "", linkedin: "", github: "", mail: "" };

const member = (name: string) => ({
  name,
  img: null,
  linkedin: null,
  github: null,
  mail: null,
});

const groups = [
  { heading: "Mentor", anchor: "lead", members: [member("M")] },
  { heading: "Student Lead", anchor: "lead", members: [member("S")] },
  { heading: "Nobody", anchor: "research", members: [] },
  { heading: "Tech Team", anchor: "tech", members: [member("T")] },
];

beforeEach(() => {
  installIntersectionObserver();
});

test("a section is named by the headings of all its groups", () => {
  render(<TeamGroups groups={groups} labels={labels} />);
  const lead = screen.getByRole("region", { name: "Mentor Student Lead" });
  expect(lead).toHaveAttribute("id", "lead");
  expect(within(lead).getAllByRole("listitem")).toHaveLength(2);
});

test("an empty group is not there at all", () => {
  render(<TeamGroups groups={groups} labels={labels} />);
  expect(screen.queryByText("Nobody")).not.toBeInTheDocument();
  expect(screen.getAllByRole("region")).toHaveLength(2);
});
