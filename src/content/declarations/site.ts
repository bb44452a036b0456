import * as z from "zod";

import { mailAddresses, type Accounts } from "../mailAddresses";
import { addressPattern, pagePath } from "./links";
import { contentFile, icon, list, object, text, textLike, url } from "./fields";
import { shareFields } from "./pageFields";

const href = url(
  "Where the link leads: a valid https:// URL without spaces or invisible characters, mailto: and one e-mail address in plain letters (a to z), or tel:+ and the 7 to 15 digits of an international phone number, without spaces.",
  new RegExp(
    `^(${addressPattern}|mailto:${z.regexes.email.source.slice(1, -1)}|tel:\\+[1-9]\\d{6,14})$`,
  ),
).meta({ title: "URL" });

const account = object("One of the community's own accounts.", {
  label: text("The account's name, as visitors read it."),
  icon: icon("Icon beside the name."),
  href,
}).meta({ title: "Account" });

const accountGroup = (description: string) =>
  object(description, {
    heading: text("Heading of the group in the footer."),
    accounts: list("The accounts, in the order of the footer.", account, {
      unique: ["label", "href"],
      mayBeEmpty: true,
    }),
  });

const legalLink = object("A link to a legal page.", {
  label: text("The link's text."),
  path: pagePath("The page that the link leads to").meta({ title: "Page" }),
}).meta({ title: "Legal page" });

export const site = contentFile({
  name: text("The community's name."),
  tagline: text("What the community's name stands for."),
  url: textLike(
    "The site's own URL, for canonical links and the sitemap: https:// and a valid domain in plain letters (a to z), such as https://example.org, with nothing after it.",
    /^https:\/\/([A-Za-z\d-]+\.)+[A-Za-z][A-Za-z\d-]*(:\d{1,4})?$/,
  ).meta({ title: "Address of the site" }),
  connect: accountGroup(
    "Left group of the footer. Exactly one account of both groups is a mailto: link; the contact form writes to it.",
  ),
  follow: accountGroup("Right group of the footer."),
  legalLinks: list("Links to the legal pages, in the footer.", legalLink, {
    unique: ["label", "path"],
  }),
  copyright: text("The footer's last line."),
  ...shareFields,
}).refine((content) => mailAddresses(content).length === 1, {
  error: ({ input }) => {
    const found = mailAddresses(input as Accounts);
    return `exactly one mailto: account in connect and follow together; there ${found.length === 0 ? "is none" : `are ${found.length}, ${found.join(", ")}`}`;
  },
  path: ["connect", "accounts"],
});
