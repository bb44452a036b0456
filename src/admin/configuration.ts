import type { CmsConfig } from "@sveltia/cms";

import {
  declarations,
  type Declaration,
} from "../content/declarations/allDeclarations";
import { namePattern } from "../content/declarations/links";
import { schemaFileOf } from "../content/jsonSchemas";
import { formFields } from "./formFields";

export interface CmsSite {
  name: string;
  /** The site's path prefix, such as `/gainova`. Empty if the site is at the root. */
  pathPrefix: string;
  /** The repository on GitHub, such as `owner/name`. */
  repository: string;
  /** Whether the CMS runs on the development server, which shows local files. */
  isDevelopment: boolean;
}

/** Returns the configuration of Sveltia CMS: https://sveltiacms.app/en/docs */
export function configuration(site: CmsSite): CmsConfig {
  return {
    load_config_file: false,
    app_title: site.name,
    // Without `site_url`, links lead to pages of the site on which the CMS runs.
    display_url: `${site.pathPrefix}/`,
    logo: { src: `${site.pathPrefix}/favicon.svg` },
    backend: {
      name: "github",
      repo: site.repository,
      open_authoring: true,
      auth_scope: "public_repo",
      // OAuth would need a server (see docs/deploying.md).
      auth_methods: ["token"],
      commit_messages: {
        create: "Add {{path}}",
        update: "Update {{path}}",
        delete: "Remove {{path}}",
      },
    },
    publish_mode: "editorial_workflow",
    editor: { preview: site.isDevelopment },
    media_folder: "data/images",
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          // This size is large enough for every screen. The conversion also removes the GPS
          // position.
          transformations: {
            raster_image: { quality: 90, width: 2400, height: 2400 },
          },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: [
      {
        name: "site",
        label: "Site",
        files: declarations
          .filter(({ file }) => !file.includes("*"))
          .map((declaration) => ({
            ...common(declaration, site),
            file: `data/${declaration.file}`,
          })),
      },
      ...declarations
        .filter(({ file }) => file.includes("*"))
        .map((declaration) => ({
          ...common(declaration, site),
          ...folder(declaration),
        })),
    ],
  };
}

/** Returns the options shared by all content types. */
function common(declaration: Declaration, { pathPrefix }: CmsSite) {
  const { file, title, page, jsonSchema } = declaration;
  const name = file.replace(/(\/\*)?\.json$/, "");
  const parent = file.includes("/") ? ".." : ".";
  return {
    name,
    label: title,
    // startCms.ts registers a format with this name.
    format: name,
    preview_path: pathPrefix + page,
    fields: [
      {
        name: "$schema",
        widget: "hidden" as const,
        default: `${parent}/schemas/${schemaFileOf(declaration)}`,
      },
      ...formFields(jsonSchema),
    ],
  };
}

/** Returns the options of a content type with any number of files. */
function folder({ file, title }: Declaration) {
  return {
    label: `${title}s`,
    label_singular: title,
    folder: `data/${file.replace("/*.json", "")}`,
    extension: "json",
    identifier_field: "heading",
    slug: {
      template: "{{heading}}",
      editable: ["create" as const],
      pattern: [
        `^${namePattern}$`,
        "Expected lowercase letters, digits and hyphens.",
      ] as [string, string],
      hint: "The name of the file, and the end of a program's path.",
    },
  };
}
