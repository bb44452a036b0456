import type * as z from "zod";

import { about } from "./declarations/about";
import { contact } from "./declarations/contact";
import { faqs } from "./declarations/faqs";
import { features } from "./declarations/features";
import { home } from "./declarations/home";
import { interfaceWords } from "./declarations/interface";
import { legal } from "./declarations/legal";
import { navigation } from "./declarations/navigation";
import { notFound } from "./declarations/notFound";
import { site } from "./declarations/site";
import { team } from "./declarations/team";
import { whyJoin } from "./declarations/whyJoin";

export interface ContentType {
  typeName: string;
  /** The file, relative to `data/`; `*` stands for any one file name. */
  file: string;
  /** What the editor calls it. */
  title?: string;
  schema: z.ZodObject;
}

export const contentTypes: readonly ContentType[] = [
  {
    typeName: "SiteContent",
    file: "site.json",
    title: "Footer and site",
    schema: site,
  },
  {
    typeName: "InterfaceContent",
    file: "interface.json",
    title: "Names of buttons",
    schema: interfaceWords,
  },
  {
    typeName: "NavigationContent",
    file: "navigation.json",
    title: "Navigation",
    schema: navigation,
  },
  { typeName: "HomeContent", file: "home.json", title: "Home", schema: home },
  {
    typeName: "FaqsContent",
    file: "faqs.json",
    title: "Questions",
    schema: faqs,
  },
  {
    typeName: "AboutContent",
    file: "about.json",
    title: "About",
    schema: about,
  },
  { typeName: "TeamContent", file: "team.json", title: "Team", schema: team },
  {
    typeName: "FeaturesContent",
    file: "features.json",
    title: "Features",
    schema: features,
  },
  {
    typeName: "WhyJoinContent",
    file: "why-join.json",
    title: "Join",
    schema: whyJoin,
  },
  {
    typeName: "ContactContent",
    file: "contact.json",
    title: "Contact form",
    schema: contact,
  },
  {
    typeName: "LegalContent",
    file: "legal/*.json",
    title: "Legal page",
    schema: legal,
  },
  {
    typeName: "NotFoundContent",
    file: "not-found.json",
    title: "Page not found",
    schema: notFound,
  },
];

/** Returns the content type of a file, or undefined for an unknown file. */
export function contentTypeOf(file: string): ContentType | undefined {
  return contentTypes.find((type) =>
    new RegExp(`^${type.file.replace("*", "[^/]+")}$`).test(file),
  );
}
