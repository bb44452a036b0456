import { pictureName, type TextKind } from "../declarations/fields";
import { meantName } from "../report/meantName";
import { spellingsOf } from "../readPictures";
import { problemAt } from "../report/problems";
import type { Content } from "../readContent";
import { pluralize, quote } from "../report/wording";
import { referencesTo, type Rule, type WarningRule } from "./rule";

/** Reports icons that Font Awesome does not have. */
export const knownIcons: Rule = (content) =>
  referencesTo(content, "icon")
    .filter(({ name }) => !content.icons.has(name))
    .map(({ file, node, name }) =>
      problemAt(file, node, {
        found: quote(name),
        expected: "the name of a free icon of Font Awesome 6.7.2",
        hint: meantName(name, content.icons),
      }),
    );

/** Reports images that are missing, misnamed, too small or cannot be used. */
export const usablePictures: Rule = (content) => {
  const unused = unusedPaths(content);
  return referencesTo(content, "image").flatMap(
    ({ file, node, name, kind }) => {
      const what = problemWith(content, unused, name, kind);
      return what ? problemAt(file, node, what) : [];
    },
  );
};

function problemWith(
  { folder: root, files, pictures }: Content,
  unused: readonly string[],
  name: string,
  { folder, minWidth, minHeight }: Extract<TextKind, { kind: "image" }>,
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
      found: quote(name),
      expected: `the name of a picture in ${root}/${folder}`,
      hint: meantName(name, names),
    };
  }
  if ("found" in picture) {
    return { ...picture, found: `${quote(name)}, ${picture.found}` };
  }
  const { width, height } = picture;
  if (width >= minWidth && height >= minHeight) return undefined;
  return {
    found: `${quote(name)}, which is ${width} px wide and ${height} px high`,
    expected: `a picture at least ${minWidth} px wide and ${minHeight} px high`,
  };
}

/** Returns the paths of the pictures that the site could show and no content names. */
function unusedPaths(content: Content): string[] {
  const used = new Set(
    referencesTo(content, "image").flatMap(({ name, kind }) =>
      spellingsOf(`${kind.folder}/${name}`),
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
  const locations = paths.map((path) => `${content.folder}/${path}`);
  return [{ summary, locations }];
};
