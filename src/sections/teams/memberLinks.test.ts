import { memberLinks } from "./memberLinks";

test("a member with all addresses has three links", () => {
  const links = memberLinks({
    linkedin: "https://www.linkedin.com/in/robot",
    github: "octo-robot",
    mail: "robot@example.org",
  });
  expect(links.map(({ kind, href }) => [kind, href])).toEqual([
    ["linkedin", "https://www.linkedin.com/in/robot"],
    ["github", "https://github.com/octo-robot"],
    [
      "mail",
      "https://mail.google.com/mail/?view=cm&fs=1&to=robot%40example.org",
    ],
  ]);
});

test("a link appears only if the member has its value", () => {
  expect(memberLinks({ linkedin: null, github: null, mail: null })).toEqual([]);
  expect(
    memberLinks({ linkedin: null, github: "robot", mail: null }),
  ).toHaveLength(1);
});
