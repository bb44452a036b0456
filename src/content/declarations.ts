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
  declare("HomeContent", "home.json", "Home", home, "/"),
  declare("TeamContent", "team.json", "Team", team, "/teams"),
  declare("FaqsContent", "faqs.json", "Questions", faqs, "/#faqs"),
  declare(
    "FeaturesContent",
    "features.json",
    "Features",
    features,
    "/features",
  ),
  declare("AboutContent", "about.json", "About", about, "/about"),
  declare(
    "LegalContent",
    "legal/*.json",
    "Legal page",
    legal,
    "{{fields.path}}",
  ),
  declare(
    "ProgramContent",
    "programs/*.json",
    "Program",
    program,
    "/features/{{slug}}",
  ),
  declare("WhyJoinContent", "why-join.json", "Join", whyJoin, "/join"),
  declare(
    "NotFoundContent",
    "not-found.json",
    "Page not found",
    notFound,
    "/404",
  ),
  declare("ContactContent", "contact.json", "Contact form", contact, "/"),
  declare(
    "InterfaceContent",
    "interface.json",
    "Names of buttons",
    interfaceWords,
    "/",
  ),
  declare(
    "NavigationContent",
    "navigation.json",
    "Navigation",
    navigation,
    "/",
  ),
  declare("SiteContent", "site.json", "Footer and site", site, "/#contact"),
];

function declare(
  typeName: string,
  file: string,
  title: string,
  schema: z.ZodObject,
  page: string,
): Declaration {
  return { typeName, file, title, schema, page };
}

/** Returns the declaration of a file, or undefined for an unknown file. */
export function declarationOf(file: string): Declaration | undefined {
  return declarations.find((declaration) =>
    new RegExp(`^${declaration.file.replace("*", "[^/]+")}$`).test(file),
  );
}
