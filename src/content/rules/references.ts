import { pictureName } from "../declarations/fields";
import { meantName } from "../report/meantName";
import type { Icons } from "../readIcons";
import { spellingsOf } from "../readPictures";
import { problemAt } from "../report/problems";
import type { Content } from "../readContent";
import {
  escapeInvisible,
  joinWithOr,
  pluralize,
  quote,
} from "../report/wording";
import { referencesTo, type Rule, type WarningRule } from "./rule";

/** Reports icons that Font Awesome does not have. */
export const knownIcons: Rule = (content) =>
  referencesTo(content, "icon")
    .filter(({ name }) => !content.icons.names.has(name))
    .map(({ file, node, name }) =>
      problemAt(file, node, {
        found: quote(name),
        expected: "the name of a free icon of Font Awesome 6.7.2",
        hint: suggestIcon(name, content.icons),
      }),
    );

/** People may paste CSS classes, such as `fa-solid fa-rocket`. */
function suggestIcon(name: string, icons: Icons): string | undefined {
  const bare = (name.split(/\s+/).at(-1) ?? name).replace(/^fa-/, "");
  if (icons.names.has(bare)) return bare;
  return icons.renamed.get(bare) ?? meantName(bare, icons.names);
}

/** Gatsby encodes them in addresses, and decodeURI, as in sirv, leaves them so. */
const encoded = /[#?&+,;:=@$]/;

/** Reports images that are missing, misnamed, too small or cannot be used. */
export const usablePictures: Rule = (content) =>
  referencesTo(content, "image").flatMap(({ file, node, name, kind }) => {
    const { folder, minWidth, minHeight } = kind;
    const [character] = encoded.exec(name) ?? [];
    if (character !== undefined) {
      return problemAt(file, node, {
        found: `${quote(name)}, with ${character} in it`,
        expected: "a file name without # ? & + , ; : = @ $: rename the picture",
      });
    }
    const [picture] = spellingsOf(`${folder}/${name}`).flatMap(
      (path) => content.pictures.get(path) ?? [],
    );
    if (!picture) {
      return problemAt(file, node, missingPicture(content, folder, name));
    }
    if ("found" in picture) {
      const { found, expected } = picture;
      return problemAt(file, node, {
        found: `${quote(name)}, ${found}`,
        expected,
      });
    }
    const { width, height } = picture;
    if (width >= minWidth && height >= minHeight) return [];
    return problemAt(file, node, {
      found: `${quote(name)}, which is ${width} px wide and ${height} px high`,
      expected: `a picture at least ${minWidth} px wide and ${minHeight} px high`,
    });
  });

/** More names would help nobody. */
const MOST_NAMES = 3;

/** Says what there is instead of a picture, and proposes none that is shown elsewhere. */
function missingPicture(content: Content, folder: string, name: string) {
  const unused = unusedPaths(content)
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1));
  const found = quote(name);
  const expected = `the name of a picture in ${content.folder}/${folder}`;
  const hint = meantName(name, unused);
  const folders = [...content.pictures.keys()]
    .filter((path) => path.toLowerCase().endsWith(`/${name.toLowerCase()}`))
    .map((path) => path.slice(0, -name.length - 1));
  // File names are case-insensitive on Windows, but not on the build server.
  if (folders.includes(folder)) {
    const note = "with the same upper and lower case";
    return { found, expected: `${expected}, ${note}`, hint };
  }
  if (hint !== undefined) return { found, expected, hint };
  const [place] = folders;
  const areFew = unused.length > 0 && unused.length <= MOST_NAMES;
  return {
    found: place ? `${found}, which is in ${content.folder}/${place}` : found,
    expected: areFew
      ? `${expected}; nothing uses ${joinWithOr(unused.map(escapeInvisible))}`
      : expected,
  };
}

/** Returns the paths of the pictures that no content names. */
function unusedPaths(content: Content): string[] {
  const used = new Set(
    referencesTo(content, "image").flatMap(({ name, kind }) =>
      spellingsOf(`${kind.folder}/${name}`),
    ),
  );
  return [...content.pictures.keys()].filter((path) => !used.has(path));
}

/** Lists the pictures that no content uses, and files that are no pictures. */
export const unusedPictures: WarningRule = (content) => {
  const unused = unusedPaths(content);
  const pictures = unused.filter((path) => pictureName.test(path));
  const others = unused.filter((path) => !pictures.includes(path));
  const place = `in ${content.folder}/images that`;
  const asWarning = (summary: string, paths: readonly string[]) =>
    paths.length > 0
      ? [{ summary, places: paths.map((path) => `${content.folder}/${path}`) }]
      : [];
  return [
    ...asWarning(
      `${pluralize(pictures.length, "picture")} ${place} nothing uses`,
      pictures,
    ),
    ...asWarning(
      `${pluralize(others.length, "file")} ${place} the site cannot show`,
      others,
    ),
  ];
};
