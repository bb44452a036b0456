import * as z from "zod";

import { routes } from "../../../navigation/routes";
import { image, mailAddress, pageMeta, text } from "../fields";

const linkedinProfile = z
  .url()
  .regex(
    /^https:\/\/(([a-z]{2,3}\.)?linkedin\.com|linkedin\.example\.org)\/in\/[^/\s?#]+\/?$/,
    "the address of a LinkedIn profile, as in https://www.linkedin.com/in/name",
  );

const githubUser = z
  .string()
  .regex(
    /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i,
    "a GitHub user name (not an address), as in octocat",
  );

const teamMember = z
  .strictObject({
    name: text("The member's name, as it is to be shown."),
    img: image(
      "File name of the member's photo in data/images/team, square and at least 320 px wide. Leave the line out to show an icon.",
      "images/team",
      320,
      320,
    ).optional(),
    linkedin: linkedinProfile
      .meta({ description: "Address of the LinkedIn profile." })
      .optional(),
    mail: mailAddress("E-mail address for Gmail's compose page.").optional(),
    github: githubUser
      .meta({ description: "GitHub user name, without the address." })
      .optional(),
    role: text("The member's role. It is not shown.").optional(),
  })
  .meta({ description: "One member of the team." });

const teamGroup = z
  .strictObject({
    heading: text("The group's heading on the page."),
    anchor: z
      .enum(routes["/teams"].anchors, "one of the team page's anchors")
      .meta({
        description:
          "The anchor that the group is found under. Groups that share one stand together.",
      }),
    members: z.array(teamMember).meta({
      description:
        "The members, in the order of the page. An empty list hides the group.",
    }),
  })
  .meta({ description: "A group of members under one heading." });

const nameLabel = (description: string) =>
  z
    .string()
    .regex(/\{name\}/, "a text with {name} in it")
    .meta({ description });

const labels = z
  .strictObject({
    photo: nameLabel("What a photo shows; {name} becomes the member's name."),
    linkedin: nameLabel("Name of the link to the LinkedIn profile."),
    github: nameLabel("Name of the link to the GitHub profile."),
    mail: nameLabel("Name of the link to Gmail's compose page."),
  })
  .meta({
    description:
      "What is said of a card's photo and icons to those who do not see them.",
  });

/** data/team.json: everybody on the Teams page. */
export const team = z.strictObject({
  $schema: z.string().optional(),
  meta: pageMeta,
  heading: text("The page's heading."),
  introduction: text("The line below the heading."),
  labels,
  groups: z
    .array(teamGroup)
    .meta({ description: "The groups, in the order of the page." }),
});

/** The whole of data/team.json. */
export type TeamContent = z.infer<typeof team>;

/** One member of the team, as written in data/team.json. */
export type TeamMember = z.infer<typeof teamMember>;
