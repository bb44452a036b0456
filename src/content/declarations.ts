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

/** What one kind of content file is. */
export interface Declaration {
  typeName: string;
  /** The file, relative to `data/`; `*` stands for any one file name. */
  file: string;
  /** The title in the CMS. */
  title: string;
  schema: z.ZodObject;
  /**
   * The path of the page that shows it; {{slug}} stands for the name of its file,
   * {{fields.path}} for its field `path`.
   */
  page: string;
}

/** All declarations, in the order of the CMS. */
export const declarations: readonly Declaration[] = [
  {
    typeName: "HomeContent",
    file: "home.json",
    title: "Home",
    schema: home,
    page: "/",
  },
  {
    typeName: "TeamContent",
    file: "team.json",
    title: "Team",
    schema: team,
    page: "/teams",
  },
  {
    typeName: "FaqsContent",
    file: "faqs.json",
    title: "Questions",
    schema: faqs,
    page: "/#faqs",
  },
  {
    typeName: "FeaturesContent",
    file: "features.json",
    title: "Features",
    schema: features,
    page: "/features",
  },
  {
    typeName: "AboutContent",
    file: "about.json",
    title: "About",
    schema: about,
    page: "/about",
  },
  {
    typeName: "LegalContent",
    file: "legal/*.json",
    title: "Legal page",
    schema: legal,
    page: "{{fields.path}}",
  },
  {
    typeName: "ProgramContent",
    file: "programs/*.json",
    title: "Program",
    schema: program,
    page: "/features/{{slug}}",
  },
  {
    typeName: "WhyJoinContent",
    file: "why-join.json",
    title: "Join",
    schema: whyJoin,
    page: "/join",
  },
  {
    typeName: "NotFoundContent",
    file: "not-found.json",
    title: "Page not found",
    schema: notFound,
    page: "/404",
  },
  {
    typeName: "ContactContent",
    file: "contact.json",
    title: "Contact form",
    schema: contact,
    page: "/",
  },
  {
    typeName: "InterfaceContent",
    file: "interface.json",
    title: "Names of buttons",
    schema: interfaceWords,
    page: "/",
  },
  {
    typeName: "NavigationContent",
    file: "navigation.json",
    title: "Navigation",
    schema: navigation,
    page: "/",
  },
  {
    typeName: "SiteContent",
    file: "site.json",
    title: "Footer and site",
    schema: site,
    page: "/#contact",
  },
];

/** Returns the declaration of a file, or undefined for an unknown file. */
export function declarationOf(file: string): Declaration | undefined {
  return declarations.find((declaration) => {
    const pattern = declaration.file.replace(".", "\\.").replace("*", "[^/]+");
    return new RegExp(`^${pattern}$`).test(file);
  });
}
