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

test("the first picture of all comes before the others", () => {
  const gatsbyImageData = {
    layout: "constrained" as const,
    width: 224,
    height: 224,
    images: { fallback: { src: "/photo.jpg" } },
  };
  const members = ["A", "B"].map((name) => ({
    ...member(name),
    img: { gatsbyImageData },
  }));
  const anchors = ["lead", "lead", "tech"];
  render(
    <TeamGroups
      groups={anchors.map((anchor, index) => ({
        heading: `Group ${index}`,
        anchor,
        members,
      }))}
      labels={{ ...labels, photo: "{name}" }}
    />,
  );
  const loading = screen
    .getAllByRole("img")
    .map((image) => image.getAttribute("loading"));
  expect(loading).toEqual(["eager", ...Array<string>(5).fill("lazy")]);
});
