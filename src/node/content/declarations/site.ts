import * as z from "zod";

import { icon, pagePath, text, webAddress } from "../fields";

const contactAddress = z
  .string()
  .regex(
    /^(https:\/\/[^\s/?#]+\.[^\s/?#]+\S*|mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+|tel:\+[1-9]\d{6,14})$/,
    "an address that starts with https://, mailto: or tel:+",
  );

const languageTag = (description: string) =>
  z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, "a language tag, as in en")
    .meta({ description });

const account = z
  .strictObject({
    label: text("The account's name, as visitors read it."),
    icon: icon("Icon beside the name."),
    href: contactAddress.meta({
      description:
        "Where the link leads: https://… for a profile, mailto:… for e-mail, tel:+… for a phone number in international form.",
    }),
  })
  .meta({ description: "One of the community's own accounts." });

const accountGroup = (description: string) =>
  z
    .strictObject({
      heading: text("Heading of the group in the footer."),
      accounts: z
        .array(account)
        .meta({ description: "The accounts, in the order of the footer." }),
    })
    .meta({ description });

const legalLink = z
  .strictObject({
    label: text("The link's text."),
    path: pagePath("The page that the link leads to."),
  })
  .meta({ description: "A link to a legal page." });

const security = z
  .strictObject({
    contacts: z
      .array(
        contactAddress.meta({
          description: "An address: https://…, mailto:… or tel:+….",
        }),
      )
      .min(1, "at least one address")
      .meta({
        description: "Where to report a security problem, the best way first.",
      }),
    expires: z.iso.date("a date, as in 2025-01-31").meta({
      description:
        "Last day on which this may be relied upon, as in 2025-01-31; less than a year ahead is advised.",
    }),
    languages: z
      .array(languageTag("A language, as in en."))
      .min(1, "at least one language")
      .meta({ description: "Languages that reports may be written in." }),
  })
  .meta({
    description: "What security.txt tells those who found a security problem.",
  });

const credit = z
  .strictObject({
    heading: text("What the names below have in common, as in Team."),
    lines: z
      .array(text("A name, and what is thanked for."))
      .meta({ description: "The names, one a line." }),
  })
  .meta({ description: "A group of names in humans.txt." });

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
  shareImageAlt: text("What the picture on shared links shows."),
  connect: accountGroup(
    "Left group of the footer. Exactly one account is a mailto: link; the contact form writes to it.",
  ),
  follow: accountGroup("Right group of the footer."),
  legalLinks: z
    .array(legalLink)
    .meta({ description: "Links to the legal pages, in the footer." }),
  copyright: text("The footer's last line."),
  security,
  credits: z
    .array(credit)
    .meta({ description: "Who made the site, for humans.txt." }),
});

/** The whole of data/site.json. */
export type SiteContent = z.infer<typeof site>;
