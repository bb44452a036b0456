import { render, screen } from "@testing-library/react";

import type { Member } from "./member";
import { MemberCard } from "./MemberCard";

const labels = {
  photo: "Portrait of {name}",
  linkedin: "{name} on LinkedIn",
  github: "{name} on GitHub",
  mail: "Write to {name}",
};

const member: Member = {
  name: "Research Member 3",
  img: null,
  linkedin: "https://linkedin.example.org/in/research-3",
  github: "example-research-3",
  mail: "research.3@example.org",
};

test("each link has the member's name in its own and opens a new tab", () => {
  render(<MemberCard member={member} labels={labels} />);
  const links = screen.getAllByRole("link", { name: /Research Member 3/ });
  expect(links).toHaveLength(3);
  for (const link of links) {
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
  }
});

test("the name is the only text", () => {
  const { container } = render(<MemberCard member={member} labels={labels} />);
  expect(container).toHaveTextContent(/^Research Member 3$/);
});

test("without a photo an icon stands in its place", () => {
  const { container } = render(<MemberCard member={member} labels={labels} />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(container.querySelector('use[href="/icons.svg#user"]')).not.toBeNull();
});

test("a photo is named after the member", () => {
  const gatsbyImageData = {
    layout: "constrained" as const,
    width: 224,
    height: 224,
    images: { fallback: { src: "/photo.jpg" } },
  };
  render(
    <MemberCard
      member={{ ...member, img: { gatsbyImageData } }}
      labels={labels}
    />,
  );
  expect(
    screen.getByRole("img", { name: "Portrait of Research Member 3" }),
  ).toHaveAttribute("src", "/photo.jpg");
});

test("a member without addresses has no links", () => {
  const nowhere = { ...member, linkedin: null, github: null, mail: null };
  render(<MemberCard member={nowhere} labels={labels} />);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
