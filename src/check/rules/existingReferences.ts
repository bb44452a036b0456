import { legal } from "../../content/declarations/legal";
import { team } from "../../content/declarations/team";
import { anchorsOn, fixedPaths, programPath } from "../../content/pages";
import { contentOf, textsOf, type Rule } from "../content";
import { quote } from "../wording";

/** Reports references to icons, pages and anchors that do not exist. */
export const existingReferences: Rule = (content) => {
  const pages = [
    ...fixedPaths,
    ...content.files.flatMap(({ file }) => programPath(file) ?? []),
    ...contentOf(content, legal).map(({ path }) => path),
  ];
  const [{ groups } = {}] = contentOf(content, team);
  const anchors = pages.flatMap((page) =>
    anchorsOn(page, groups).map((id) => `${page}#${id}`),
  );
  const unknown = (kind: string, names: readonly string[], sentence?: string) =>
    textsOf(content, kind)
      // A link can also lead to another site.
      .filter(({ text }) => kind !== "link" || text.startsWith("/"))
      .filter(({ text }) => !names.includes(text))
      .map(({ file, path, text, schema: { expected = "" } }) => ({
        ...{ file, path, found: quote(text), expected: sentence ?? expected },
      }));
  const page = "the path of a page of this site";
  const anchor = `${page} with one of its anchors (a group without members has none)`;
  return [
    ...unknown("icon", [...content.icons]),
    ...unknown("page", pages, page),
    ...unknown("link", pages, page),
    ...unknown("anchor", anchors, anchor),
  ];
};
