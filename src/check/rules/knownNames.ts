import { anchorsOn } from "../../content/pages";
import { fixedPaths } from "../../content/pages";
import { legal } from "../../content/declarations/legal";
import { programPath } from "../../content/pages";
import { team } from "../../content/declarations/team";
import { isTimeZone, timeZoneNames } from "../../content/timeZones";
import { textsOf, validContent, type Content, type Rule } from "../content";

/** Reports names of icons, time zones, pages and anchors that do not exist. */
export const knownNames: Rule = (content) => {
  const icons = [...content.icons];
  const zones = timeZoneNames();
  const { pages, targets, isComplete } = pagesOf(content);
  const page = "the path of a page of this site";
  const anchor = `${page} with one of its anchors (a group without members has none)`;
  // A legal page may be missing because its file has another problem.
  const mayBePage = (text: string) =>
    !text.startsWith("/") ||
    (!isComplete && !pages.includes(text.replace(/#.*/, "")));
  const reportUnknown = (
    kind: string,
    names: readonly string[],
    mayBeKnown: (text: string) => boolean,
    sentence?: string,
  ) =>
    textsOf(content, kind)
      .filter(({ text }) => !names.includes(text) && !mayBeKnown(text))
      .map(({ file, path, text, schema: { expected = "" } }) => ({
        ...{ file, path, name: text, names },
        expected: sentence ?? expected,
      }));
  return [
    ...reportUnknown("icon", icons, () => false),
    ...reportUnknown("timeZone", zones, isTimeZone),
    ...reportUnknown("page", pages, mayBePage, page),
    ...reportUnknown("link", pages, mayBePage, page),
    ...reportUnknown("anchor", targets, mayBePage, anchor),
  ];
};

/** Returns the pages of the site, and all that links with an anchor may lead to. */
function pagesOf(content: Content) {
  const legalPages = validContent(content, legal);
  const [{ groups } = {}] = validContent(content, team);
  const pages = [
    ...fixedPaths,
    ...content.files.flatMap(({ file }) => programPath(file) ?? []),
    ...legalPages.map(({ path }) => path),
  ];
  return {
    pages,
    targets: pages.flatMap((page) =>
      anchorsOn(page, groups).map((id) => `${page}#${id}`),
    ),
    isComplete: content.files.every(
      ({ declaration, problems }) =>
        declaration.zod !== legal || problems.length === 0,
    ),
  };
}
