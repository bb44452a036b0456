import { pictureName } from "../declarations/fields";
import { meantName } from "../report/meantName";
import { spellingsOf } from "../readPictures";
import type { Content } from "../readContent";
import { pluralize } from "../report/wording";
import type { FieldSchema } from "../schema/fieldSchema";
import { referencesTo, type Rule, type WarningRule } from "./rule";

/** Reports icons that Font Awesome does not have. */
export const knownIcons: Rule = (content) =>
  referencesTo(content, "icon")
    .filter(({ name }) => !content.icons.has(name))
    .map(({ file, path, name }) => ({
      file,
      path,
      expected: "the name of a free icon of Font Awesome 6.7.2",
      hint: meantName(name, content.icons),
    }));

/** Reports images that are missing, misnamed, too small or cannot be used. */
export const usablePictures: Rule = (content) => {
  const unused = unusedPaths(content);
  return referencesTo(content, "image").flatMap(
    ({ file, path, name, schema }) => {
      const problem = problemWith(content, unused, name, schema);
      return problem ? { file, path, ...problem } : [];
    },
  );
};

function problemWith(
  { folder: root, files, pictures }: Content,
  unused: readonly string[],
  name: string,
  { folder = "", minWidth = 0, minHeight = 0 }: FieldSchema,
) {
  const [picture] = spellingsOf(`${folder}/${name}`).flatMap(
    (path) => pictures.get(path) ?? [],
  );
  if (!picture) {
    // A file with another problem may show a picture that seems to be unused.
    const isComplete = files.every(({ problems }) => problems.length === 0);
    const names = unused
      .filter((path) => isComplete && path.startsWith(`${folder}/`))
      .map((path) => path.slice(folder.length + 1));
    return {
      expected: `the name of a picture in ${root}/${folder}`,
      hint: meantName(name, names),
    };
  }
  if ("expected" in picture) return picture;
  const { width, height } = picture;
  if (width >= minWidth && height >= minHeight) return undefined;
  return {
    note: `, which is ${width} px wide and ${height} px high`,
    expected: `a picture at least ${minWidth} px wide and ${minHeight} px high`,
  };
}

/** Returns the paths of the pictures that the site could show and no content names. */
function unusedPaths(content: Content): string[] {
  const used = new Set(
    referencesTo(content, "image").flatMap(({ name, schema }) =>
      spellingsOf(`${schema.folder}/${name}`),
    ),
  );
  return [...content.pictures.keys()].filter(
    (path) => pictureName.test(path) && !used.has(path),
  );
}

/** Lists the pictures that no content uses. */
export const unusedPictures: WarningRule = (content) => {
  const paths = unusedPaths(content);
  const summary = `${pluralize(paths.length, "picture")} in ${content.folder}/images that nothing uses`;
  const places = paths.map((path) => ({
    file: `${content.folder}/${path}`,
    path: [],
  }));
  return [{ summary, places }];
};
