import * as z from "zod";

import { teamAnchors } from "../pages";
import { contentFile, list, object, text, textLike, url } from "./fields";
import { image } from "./pictures";
import { meta, pageFields } from "./pageFields";

const teamMember = object("One member of the team.", {
  name: text("The member's name, as shown on the page."),
  img: image(
    "The member's square photo (without one, an icon is shown)",
    "images/team",
    448,
    448,
  )
    .meta({ title: "Photo" })
    .optional(),
  linkedin: url(
    "A LinkedIn profile, such as https://www.linkedin.com/in/name, with nothing after the name.",
    /^https:\/\/([a-z]{2,3}\.)?linkedin\.com\/(in|company)\/[^/\s?#]+\/?$/,
  )
    .meta({ title: "LinkedIn profile" })
    .optional(),
  mail: textLike(
    "An e-mail address in plain letters (a to z), such as name@example.org, for Gmail's compose page.",
    z.regexes.email,
  )
    .meta({ title: "E-mail address" })
    .optional(),
  github: textLike(
    "A GitHub user name, not a URL: at most 39 letters and digits, with single hyphens and underscores between them, such as octocat.",
    /^(?=.{1,39}$)[a-zA-Z\d]+([-_][a-zA-Z\d]+)*$/,
  )
    .meta({ title: "GitHub user name" })
    .optional(),
  role: text("The member's role. It is not shown.").optional(),
}).meta({ title: "Member" });

const teamGroup = object("A group of members under one heading.", {
  heading: text("The group's heading on the page."),
  anchor: z.enum(teamAnchors).meta({
    title: "Section",
    description:
      "The anchor of the group. Groups with the same anchor are shown together.",
  }),
  members: list(
    "The members, in the order of the page. An empty list hides the group.",
    teamMember,
    {
      // Two people can have the same name.
      unique: [{ fields: teamMember.keyof().options }],
      mayBeEmpty: true,
    },
  ),
}).meta({ title: "Group" });

export const team = contentFile({
  groups: list("The groups, in the order of the page.", teamGroup, {
    unique: ["heading"],
  }),
  ...pageFields,
  meta,
});

export type TeamContent = z.infer<typeof team>;
