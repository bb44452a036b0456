import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";

import { TeamGroups } from "./TeamGroups";

type Group = ComponentProps<typeof TeamGroups>["groups"][number];

const images = { fallback: { src: "/photo.jpg" } };
const size = { layout: "constrained", width: 224, height: 224 } as const;
const img = { gatsbyImageData: { ...size, images } };

// A group has only the fields that these tests need, so a new field needs no change here.
const group = (heading: string, ...names: string[]) => ({
  anchor: heading,
  heading,
  members: names.map((name) => ({ name, img }) as Group["members"][number]),
});

test("shows the user icon for a member without a photo", () => {
  const members = [{ name: "A" } as Group["members"][number]];
  const groups = [{ anchor: "lead", heading: "Lead", members }];
  const { container } = render(<TeamGroups groups={groups} />);
  expect(container.querySelectorAll("li use[href$='#user']")).toHaveLength(1);
  expect(screen.queryByRole("img")).toBeNull();
});

test("shows one named link for each value of a member", () => {
  const linkedin = "https://www.linkedin.com/in/a";
  const all = { linkedin, github: "a-b", mail: "a+b@example.org" };
  const members = [
    { name: "A", ...all } as Group["members"][number],
    { name: "B", mail: "b@example.org" } as Group["members"][number],
    { name: "C" } as Group["members"][number],
  ];
  const groups = [{ anchor: "lead", heading: "Lead", members }];
  render(<TeamGroups groups={groups} />);
  const links = screen.getAllByRole<HTMLAnchorElement>("link");
  expect(links.map((link) => [link.ariaLabel, link.href])).toEqual([
    ["A on LinkedIn (opens in a new tab)", linkedin],
    ["A on GitHub (opens in a new tab)", "https://github.com/a-b"],
    [
      "Write to A with Gmail (opens in a new tab)",
      "https://mail.google.com/mail/?view=cm&fs=1&to=a%2Bb%40example.org",
    ],
    [
      "Write to B with Gmail (opens in a new tab)",
      "https://mail.google.com/mail/?view=cm&fs=1&to=b%40example.org",
    ],
  ]);
  for (const { target, rel } of links) {
    expect([target, rel]).toEqual(["_blank", "noopener"]);
  }
});

test("hides empty groups and prioritizes the first photo", () => {
  const groups = [group("Nobody"), group("Lead", "A"), group("Tech", "B", "C")];
  render(<TeamGroups groups={groups} />);
  expect(screen.queryByText("Nobody")).toBeNull();
  const photos = screen.getAllByRole("img");
  const loading = photos.map((photo) => photo.getAttribute("loading"));
  expect(loading).toEqual(["eager", "lazy", "lazy"]);
});

test("delays groups by 0 to 600 ms", () => {
  const groups = ["A", "B", "C", "D", "E", "F", "G"].map((it) => group(it, it));
  render(<TeamGroups groups={groups} />);
  const delays = screen
    .getAllByRole("heading", { level: 2 })
    .map((it) => it.parentElement?.style.getPropertyValue("--delay"));
  expect(delays.join()).toBe(",200ms,300ms,400ms,500ms,600ms,600ms");
});
