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

/** All types of content, in the order of the CMS. */
export const declarations: readonly Declaration[] = [
  type("HomeContent", "home.json", "Home", home, "/"),
  type("TeamContent", "team.json", "Team", team, "/teams"),
  type("FaqsContent", "faqs.json", "Questions", faqs, "/#faqs"),
  type("FeaturesContent", "features.json", "Features", features, "/features"),
  type("AboutContent", "about.json", "About", about, "/about"),
  type("LegalContent", "legal/*.json", "Legal page", legal, "{{fields.path}}"),
  type(
    "ProgramContent",
    "programs/*.json",
    "Program",
    program,
    "/features/{{slug}}",
  ),
  type("WhyJoinContent", "why-join.json", "Join", whyJoin, "/join"),
  type("NotFoundContent", "not-found.json", "Page not found", notFound, "/404"),
  type("ContactContent", "contact.json", "Contact form", contact, "/"),
  type(
    "InterfaceContent",
    "interface.json",
    "Names of buttons",
    interfaceWords,
    "/",
  ),
  type("NavigationContent", "navigation.json", "Navigation", navigation, "/"),
  type("SiteContent", "site.json", "Footer and site", site, "/#contact"),
];

function type(
  typeName: string,
  file: string,
  title: string,
  schema: z.ZodObject,
  page: string,
): Declaration {
  return { typeName, file, title, schema, page };
}

/** Returns the content type of a file, or undefined for an unknown file. */
export function declarationOf(file: string): Declaration | undefined {
  return declarations.find((type) =>
    new RegExp(`^${type.file.replace("*", "[^/]+")}$`).test(file),
  );
}
