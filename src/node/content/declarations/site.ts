import * as z from "zod";

import {
  icon,
  image,
  list,
  object,
  pagePath,
  text,
  textLike,
  webAddress,
} from "../fields";

const contactAddress = (description: string) =>
  textLike(
    description,
    /^(https:\/\/[^\s/?#]+\.[^\s/?#]+\S*|mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+|tel:\+[1-9]\d{6,14})$/,
    "an address that starts with https://, mailto: or tel:+",
  );

const languageTag = (description: string) =>
  textLike(
    description,
    /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/,
    "a language tag, as in en",
  );

const account = object("One of the community's own accounts.", {
  label: text("The account's name, as visitors read it."),
  icon: icon("Icon beside the name."),
  href: contactAddress(
    "Where the link leads: https://… for a profile, mailto:… for e-mail, tel:+… for a phone number in international form.",
  ),
});

const accountGroup = (description: string) =>
  object(description, {
    heading: text("Heading of the group in the footer."),
    accounts: list("The accounts, in the order of the footer.", account),
  });

const legalLink = object("A link to a legal page.", {
  label: text("The link's text."),
  path: pagePath("The page that the link leads to."),
});

/** data/site.json: what the whole site shares. */
export const site = z.strictObject({
  $schema: z.string().optional(),
  name: text("The community's name."),
  tagline: text("What the name stands for."),
  url: webAddress(
    "The site's own address, without a path; used for canonical links and the sitemap.",
  ).regex(
    /^https:\/\/[^/?#]+$/,
    "an address without a path, as in https://example.org",
  ),
  language: languageTag("Language of the texts, as in en."),
  shareImage: image(
    "Picture on shared links, in data/images/site, at least 1200 px wide and 630 px high.",
    "images/site",
    1200,
    630,
  ),
  shareImageAlt: text("What the picture on shared links shows."),
  connect: accountGroup(
    "Left group of the footer. Exactly one account of both groups is a mailto: link; the contact form writes to it.",
  ),
  follow: accountGroup("Right group of the footer."),
  legalLinks: list("Links to the legal pages, in the footer.", legalLink),
  copyright: text("The footer's last line."),
});

export type SiteContent = z.infer<typeof site>;
