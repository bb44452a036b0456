import type { ContentType } from "../contentTypes";
import type { ContentSource } from "../source/contentSource";
import { fieldGuide } from "./fieldGuide";
import {
  iconSchema,
  iconSchemaFile,
  jsonSchema,
  type KnownNames,
} from "./jsonSchema";

/** Where the schemas lie, relative to the project. */
export const schemaFolder = "data/schemas";

/** The file name of a content type's schema. */
export function schemaFileOf({ file }: ContentType): string {
  return `${file.replace(/(\/\*)?\.json$/, "")}.schema.json`;
}

/**
 * Everything that is made from the declarations and kept with the project.
 *
 * @param readme the maintainer's guide as it is; its list of fields is renewed
 * @returns texts by path, relative to the project
 */
export function generatedFiles(
  types: readonly ContentType[],
  { icons, pages }: Pick<ContentSource, "icons" | "pages">,
  readme: string,
): Map<string, string> {
  const known: KnownNames = {
    pages: [...pages.anchors.keys()],
    anchors: [...pages.anchors].flatMap(([path, anchors]) =>
      anchors.map((anchor) => `${path}#${anchor}`),
    ),
  };
  return new Map([
    [`${schemaFolder}/${iconSchemaFile}`, toJson(iconSchema(icons.names))],
    ...types.map((type): [string, string] => [
      `${schemaFolder}/${schemaFileOf(type)}`,
      toJson(jsonSchema(type, known)),
    ]),
    [".vscode/settings.json", toJson(editorSettings(types))],
    ["data/README.md", withFieldGuide(readme, fieldGuide(types))],
  ]);
}

/**
 * Tells VS Code which schema belongs to which file. The files say so too, by
 * `$schema`, for other editors; this helps in a file that lost the line.
 */
function editorSettings(types: readonly ContentType[]) {
  return {
    "files.encoding": "utf8",
    "files.eol": "\n",
    "files.insertFinalNewline": true,
    "json.validate.enable": true,
    "json.schemas": types.map((type) => ({
      fileMatch: [`/data/${type.file}`],
      url: `./${schemaFolder}/${schemaFileOf(type)}`,
    })),
  };
}

/** JSON as Prettier writes it: a list of one short text stays on its line. */
function toJson(value: object): string {
  const text = JSON.stringify(value, null, 2);
  return `${text.replace(/\[\n\s+("[^"\n]*")\n\s+\]/g, "[$1]")}\n`;
}

const fieldList =
  /(<!-- The list below is made by `npm run generate`. -->)[^]*(<!-- End of the list. -->)/;

function withFieldGuide(readme: string, guide: string): string {
  if (!fieldList.test(readme)) {
    throw new Error(`data/README.md lacks the lines ${fieldList.source}`);
  }
  return readme.replace(
    fieldList,
    (_, start, end) => `${start}\n\n${guide}\n\n${end}`,
  );
}
