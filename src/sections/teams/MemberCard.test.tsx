import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";

import { MemberCard } from "./MemberCard";

test("links to the profiles and to Gmail's compose page with the encoded address", () => {
  // Only what matters here, so that a new field needs no change.
  const member = {
    name: "A",
    linkedin: "https://www.linkedin.com/in/a",
    github: "octocat",
    mail: "ada+ai@example.org",
  } as ComponentProps<typeof MemberCard>["member"];
  const labels = { photo: "", linkedin: "1", github: "2", mail: "Mail {name}" };
  render(<MemberCard member={member} labels={labels} priority={false} />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "https://www.linkedin.com/in/a",
    "https://github.com/octocat",
    "https://mail.google.com/mail/?view=cm&fs=1&to=ada%2Bai%40example.org",
  ]);
  expect(links[2]).toHaveAccessibleName("Mail A");
});
