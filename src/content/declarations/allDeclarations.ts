import * as z from "zod";

import type { PagePath } from "../pages";
import { about } from "./about";
import { faqs } from "./faqs";
import { features } from "./features";
import { namePattern } from "./links";
import { home } from "./home";
import { join } from "./join";
import { legal } from "./legal";
import { navigation } from "./navigation";
import { notFound } from "./notFound";
import { program } from "./program";
import { site } from "./site";
import { team } from "./team";
import type { FieldSchema } from "../fieldSchema";

/** The declaration of a content type. */
export interface Declaration {
  /** The file, relative to `data/`. `*` matches one file name. */
  file: string;
  /** The name of its GraphQL type. */
  typeName: string;
  zodSchema: z.ZodObject;
  /** The JSON Schema of `zodSchema`, for forms, GraphQL types and messages. */
  jsonSchema: FieldSchema;
  /** The title in the CMS. */
  title: string;
  /**
   * The path of the page that shows the content. {{slug}} is replaced with the file's name,
   * and {{fields.path}} with the field `path`.
   */
  page: PagePath | `/#${string}` | `${string}{{${string}}}` | "/404";
}

/** All declarations, in the order of the CMS. The type name of "Home" is HomeContent. */
export const declarations = (
  [
    ["home.json", "Home", home, "Home", "/"],
    ["team.json", "Team", team, "Team", "/teams"],
    ["faqs.json", "Faqs", faqs, "FAQs", "/#faqs"],
    ["features.json", "Features", features, "Features", "/features"],
    ["about.json", "About", about, "About", "/about"],
    ["legal/*.json", "Legal", legal, "Legal page", "{{fields.path}}"],
    ["programs/*.json", "Program", program, "Program", "/features/{{slug}}"],
    ["join.json", "Join", join, "Join", "/join"],
    ["not-found.json", "NotFound", notFound, "Page not found", "/404"],
    ["navigation.json", "Navigation", navigation, "Navigation", "/"],
    ["site.json", "Site", site, "Footer and site", "/#contact"],
  ] as const
).map(([file, type, zodSchema, title, page]): Declaration => ({
  file,
  typeName: `${type}Content`,
  zodSchema,
  // Draft 2020-12 breaks completion in VS Code:
  // https://github.com/microsoft/vscode/issues/165219
  jsonSchema: z.toJSONSchema(zodSchema, { target: "draft-7" }) as FieldSchema,
  title,
  page,
}));

/**
 * Returns the declaration of a file, or undefined for an unknown file. `*` does not match
 * "index", because the page /features/index would replace the page /features.
 */
export function declarationOf(file: string): Declaration | undefined {
  return declarations.find((declaration) => {
    const name = `(?!index\\.)${namePattern}`;
    const pattern = declaration.file.replace(".", "\\.").replace("*", name);
    return new RegExp(`^${pattern}$`).test(file);
  });
}
