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
  schema: z.ZodObject;
}

export const contentTypes: readonly ContentType[] = [
  { typeName: "SiteContent", file: "site.json", schema: site },
  {
    typeName: "InterfaceContent",
    file: "interface.json",
    schema: interfaceWords,
  },
  {
    typeName: "NavigationContent",
    file: "navigation.json",
    schema: navigation,
  },
  { typeName: "HomeContent", file: "home.json", schema: home },
  { typeName: "FaqsContent", file: "faqs.json", schema: faqs },
  { typeName: "AboutContent", file: "about.json", schema: about },
  { typeName: "TeamContent", file: "team.json", schema: team },
  { typeName: "FeaturesContent", file: "features.json", schema: features },
  { typeName: "WhyJoinContent", file: "why-join.json", schema: whyJoin },
  { typeName: "ContactContent", file: "contact.json", schema: contact },
  { typeName: "LegalContent", file: "legal/*.json", schema: legal },
  { typeName: "NotFoundContent", file: "not-found.json", schema: notFound },
];

/** Returns the content type of a file, or undefined for an unknown file. */
export function contentTypeOf(file: string): ContentType | undefined {
  return contentTypes.find((type) =>
    new RegExp(`^${type.file.replace("*", "[^/]+")}$`).test(file),
  );
}
