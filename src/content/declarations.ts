import * as z from "zod";

import type { PagePath } from "./anchors";
import { about } from "./declarations/about";
import { contact } from "./declarations/contact";
import { faqs } from "./declarations/faqs";
import { features } from "./declarations/features";
import { namePattern } from "./declarations/fields";
import { home } from "./declarations/home";
import { interfaceTexts } from "./declarations/interface";
import { legal } from "./declarations/legal";
import { navigation } from "./declarations/navigation";
import { notFound } from "./declarations/notFound";
import { program } from "./declarations/program";
import { site } from "./declarations/site";
import { team } from "./declarations/team";
import { whyJoin } from "./declarations/whyJoin";
import type { FieldSchema } from "./fieldSchema";

/** What one kind of content file is. */
export interface Declaration {
  /** The file, relative to `data/`; `*` stands for any one file name. */
  file: string;
  /** The name of its GraphQL type. */
  typeName: string;
  schema: z.ZodObject;
  /** The same as plain data, for the forms, the GraphQL types and the messages. */
  json: FieldSchema;
  /** The title in the CMS. */
  title: string;
  /**
   * The path of the page that shows it; {{slug}} stands for the name of its file,
   * {{fields.path}} for its field `path`.
   */
  page: PagePath | `/#${string}` | `${string}{{${string}}}` | "/404";
}

/** All declarations, in the order of the CMS. The type of "Home" is HomeContent. */
export const declarations = (
  [
    ["home.json", "Home", home, "Home", "/"],
    ["team.json", "Team", team, "Team", "/teams"],
    ["faqs.json", "Faqs", faqs, "Questions", "/#faqs"],
    ["features.json", "Features", features, "Features", "/features"],
    ["about.json", "About", about, "About", "/about"],
    ["legal/*.json", "Legal", legal, "Legal page", "{{fields.path}}"],
    ["programs/*.json", "Program", program, "Program", "/features/{{slug}}"],
    ["why-join.json", "WhyJoin", whyJoin, "Join", "/join"],
    ["not-found.json", "NotFound", notFound, "Page not found", "/404"],
    ["contact.json", "Contact", contact, "Contact form", "/"],
    ["interface.json", "Interface", interfaceTexts, "Names of buttons", "/"],
    ["navigation.json", "Navigation", navigation, "Navigation", "/"],
    ["site.json", "Site", site, "Footer and site", "/#contact"],
  ] as const
).map(([file, type, schema, title, page]): Declaration => ({
  file,
  typeName: `${type}Content`,
  schema,
  // Draft 7, because of https://github.com/microsoft/vscode/issues/165219.
  json: z.toJSONSchema(schema, { target: "draft-7" }) as FieldSchema,
  title,
  page,
}));

/** The paths of the pages that are there with any content, besides the 404 page. */
export const declaredPages = [
  ...new Set(declarations.map(({ page }) => page.replace(/#.*/, ""))),
].filter((page) => !page.includes("{{") && page !== "/404");

/**
 * Returns the declaration of a file, or undefined for an unknown file. A name that may
 * vary is part of an address; the page of "index" would replace that of its folder.
 */
export function declarationOf(file: string): Declaration | undefined {
  return declarations.find((declaration) => {
    const name = `(?!index\\.)${namePattern}`;
    const pattern = declaration.file.replace(".", "\\.").replace("*", name);
    return new RegExp(`^${pattern}$`).test(file);
  });
}
