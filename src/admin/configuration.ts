import type { CmsConfig } from "@sveltia/cms";

import { declarations, type Declaration } from "../content/declarations";
import { namePattern } from "../content/declarations/fields";
import { schemaFileOf } from "../content/jsonSchemas";
import { formFields } from "./formFields";

interface CmsSite {
  name: string;
  /** As in `/gainova`; empty at the root. */
  pathPrefix: string;
  /** On GitHub: `owner/name`. */
  repository: string;
  /** Whether the pages show what is saved on this computer. */
  isDevelopment: boolean;
}

/** Returns the configuration of Sveltia CMS: https://sveltiacms.app/en/docs */
export function configuration(site: CmsSite): CmsConfig {
  return {
    load_config_file: false,
    app_title: site.name,
    // Without `site_url`, links to pages lead to the site that the forms are on.
    display_url: `${site.pathPrefix}/`,
    logo: { src: `${site.pathPrefix}/favicon.svg` },
    backend: {
      name: "github",
      repo: site.repository,
      open_authoring: true,
      auth_scope: "public_repo",
      // OAuth needs a server; see docs/deploying.md.
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
          // Enough for every screen, without the place where it was taken.
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
          .map((type) => ({
            ...common(type, site),
            file: `data/${type.file}`,
          })),
      },
      ...declarations
        .filter(({ file }) => file.includes("*"))
        .map((type) => ({ ...common(type, site), ...folder(type) })),
    ],
  };
}

/** Returns the options of every kind of content. */
function common(type: Declaration, { pathPrefix }: CmsSite) {
  const name = type.file.replace(/(\/\*)?\.json$/, "");
  const parent = type.file.includes("/") ? ".." : ".";
  return {
    name,
    label: type.title,
    // As main.ts writes it.
    format: name,
    preview_path: pathPrefix + type.page,
    fields: [
      {
        name: "$schema",
        widget: "hidden" as const,
        default: `${parent}/schemas/${schemaFileOf(type)}`,
      },
      ...formFields(type.json),
    ],
  };
}

/** Returns the options of content with any number of files. */
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
        "Expected small letters, digits and hyphens.",
      ] as [string, string],
      hint: "The name of the file, and the last part of a program's address.",
    },
  };
}
