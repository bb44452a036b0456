import { pictureName, type TextKind } from "../declarations/fields";
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
  content: Content,
  unused: readonly string[],
  name: string,
  { folder, minWidth, minHeight }: Extract<TextKind, { kind: "image" }>,
) {
  const [character] = encoded.exec(name) ?? [];
  if (character !== undefined) {
    return {
      found: `${quote(name)}, with ${character} in it`,
      expected: "a file name without # ? & + , ; : = @ $: rename the picture",
    };
  }
  const [picture] = spellingsOf(`${folder}/${name}`).flatMap(
    (path) => content.pictures.get(path) ?? [],
  );
  if (!picture) return missingPicture(content, unused, folder, name);
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

/** More names would help nobody. */
const MOST_NAMES = 3;

/** Says what there is instead of a picture, and proposes none that is shown elsewhere. */
function missingPicture(
  { folder: root, pictures }: Content,
  unused: readonly string[],
  folder: string,
  name: string,
) {
  const names = unused
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1));
  const hint = meantName(name, names);
  const folders = [...pictures.keys()]
    .filter((path) => path.toLowerCase().endsWith(`/${name.toLowerCase()}`))
    .map((path) => path.slice(0, -name.length - 1));
  let found = quote(name);
  let expected = `the name of a picture in ${root}/${folder}`;
  // File names are case-insensitive on Windows, but not on the build server.
  if (folders.includes(folder)) {
    expected += ", with the same upper and lower case";
  } else if (hint === undefined) {
    if (folders[0]) found += `, which is in ${root}/${folders[0]}`;
    if (names.length > 0 && names.length <= MOST_NAMES)
      expected += `; nothing uses ${joinWithOr(names.map(escapeInvisible))}`;
  }
  return { found, expected, hint };
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
export const unusedPictures: WarningRule = (content) =>
  [
    { noun: "picture", what: "nothing uses", isPicture: true },
    { noun: "file", what: "the site cannot show", isPicture: false },
  ].map(({ noun, what, isPicture }) => {
    const locations = unusedPaths(content)
      .filter((path) => pictureName.test(path) === isPicture)
      .map((path) => `${content.folder}/${path}`);
    const summary = `${pluralize(locations.length, noun)} in ${content.folder}/images that ${what}`;
    return { summary, locations };
  });
