import * as z from "zod";

import { routes } from "../../../navigation/routes";
import {
  image,
  list,
  mailAddress,
  object,
  pageMeta,
  text,
  textLike,
} from "../fields";

const teamMember = object("One member of the team.", {
  name: text("The member's name, as it is to be shown."),
  img: image(
    "File name of the member's photo in data/images/team, square and at least 320 px wide. Leave the line out to show an icon.",
    "images/team",
    320,
    320,
  ).optional(),
  linkedin: textLike(
    "Address of the LinkedIn profile.",
    /^https:\/\/(([a-z]{2,3}\.)?linkedin\.com|linkedin\.example\.org)\/in\/[^/\s?#]+\/?$/,
    "the address of a LinkedIn profile, as in https://www.linkedin.com/in/name",
  ).optional(),
  mail: mailAddress("E-mail address for Gmail's compose page.").optional(),
  github: textLike(
    "GitHub user name, without the address.",
    /^[a-zA-Z\d](?:[a-zA-Z\d]|-(?=[a-zA-Z\d])){0,38}$/,
    "a GitHub user name (not an address), as in octocat",
  ).optional(),
  role: text("The member's role. It is not shown.").optional(),
});

const teamGroup = object("A group of members under one heading.", {
  heading: text("The group's heading on the page."),
  anchor: z.enum(routes["/teams"].anchors).meta({
    description:
      "The anchor that the group is found under. Groups that share one stand together.",
  }),
  members: list(
    "The members, in the order of the page. An empty list hides the group.",
    teamMember,
  ),
});

const nameLabel = (description: string) =>
  textLike(description, /\{name\}/, "a text with {name} in it");

const labels = object(
  "What is said of a card's photo and icons to those who do not see them.",
  {
    photo: nameLabel("What a photo shows; {name} becomes the member's name."),
    linkedin: nameLabel("Name of the link to the LinkedIn profile."),
    github: nameLabel("Name of the link to the GitHub profile."),
    mail: nameLabel("Name of the link to Gmail's compose page."),
  },
);

/** data/team.json: everybody on the Teams page. */
export const team = z.strictObject({
  $schema: z.string().optional(),
  meta: pageMeta,
  heading: text("The page's heading."),
  introduction: text("The line below the heading."),
  labels,
  groups: list("The groups, in the order of the page.", teamGroup),
});

export type TeamContent = z.infer<typeof team>;
