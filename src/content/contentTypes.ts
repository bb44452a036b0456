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
import { program } from "./declarations/program";
import { site } from "./declarations/site";
import { team } from "./declarations/team";
import { whyJoin } from "./declarations/whyJoin";

export interface ContentType {
  typeName: string;
  /** The file, relative to `data/`; `*` stands for any one file name. */
  file: string;
  /** The title in the editor. */
  title: string;
  schema: z.ZodObject;
}

export const contentTypes: readonly ContentType[] = [
  type("SiteContent", "site.json", "Footer and site", site),
  type(
    "InterfaceContent",
    "interface.json",
    "Names of buttons",
    interfaceWords,
  ),
  type("NavigationContent", "navigation.json", "Navigation", navigation),
  type("HomeContent", "home.json", "Home", home),
  type("FaqsContent", "faqs.json", "Questions", faqs),
  type("AboutContent", "about.json", "About", about),
  type("TeamContent", "team.json", "Team", team),
  type("FeaturesContent", "features.json", "Features", features),
  type("ProgramContent", "programs/*.json", "Program", program),
  type("WhyJoinContent", "why-join.json", "Join", whyJoin),
  type("ContactContent", "contact.json", "Contact form", contact),
  type("LegalContent", "legal/*.json", "Legal page", legal),
  type("NotFoundContent", "not-found.json", "Page not found", notFound),
];

function type(
  typeName: string,
  file: string,
  title: string,
  schema: z.ZodObject,
): ContentType {
  return { typeName, file, title, schema };
}

/** Returns the content type of a file, or undefined for an unknown file. */
export function contentTypeOf(file: string): ContentType | undefined {
  return contentTypes.find((type) =>
    new RegExp(`^${type.file.replace("*", "[^/]+")}$`).test(file),
  );
}
