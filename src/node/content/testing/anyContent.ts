import fc from "fast-check";

import { readDocuments } from "../check";
import { contentTypes } from "../contentTypes";
import type { HomeContent } from "../declarations/home";
import { legal } from "../declarations/legal";
import type { NavigationContent } from "../declarations/navigation";
import type { SiteContent } from "../declarations/site";
import type { TeamContent } from "../declarations/team";
import { fold } from "../rules/uniqueValues";
import { referringFields } from "../rules/referringFields";
import type { ContentSource, Picture } from "../source/contentSource";
import { sitePages } from "../source/sitePages";
import { anyValue, icons } from "./anyValue";
import { fixtureSource } from "./fixtureContent";

/** Texts that no two in a file share; page titles, no two in all files. */
const differing = new Set([
  "title",
  "heading",
  "groups[].heading",
  "members[].name",
  "features[].title",
  "faqs[].question",
  "cards[].title",
  "items[].title",
  "items[].label",
  "statistics[].label",
  "sections[].heading",
  "subsections[].label",
  "accounts[].label",
  "legalLinks[].label",
]);

/** What entries of a list, other than texts, do not share. */
const keys = new Map([
  ["features[]", "id"],
  ["accounts[]", "href"],
  ["subsections[]", "path"],
]);

/** Numbers texts and leaves out entries that would be there twice. */
function withoutRepeats(
  value: unknown,
  at: string,
  isNew: (at: string, value: unknown) => boolean,
): unknown {
  if (Array.isArray(value)) {
    const list = `${at.replace(/^.*\./, "")}[]`;
    const texts = new Set<string>();
    return value
      .map((entry: unknown) => withoutRepeats(entry, list, isNew))
      .filter((entry) => {
        if (typeof entry === "string") {
          return texts.size < texts.add(fold(entry)).size;
        }
        const key = keys.get(list);
        return !key || isNew(list, (entry as Record<string, unknown>)[key]);
      });
  }
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [
        name,
        withoutRepeats(
          field,
          at.endsWith("[]") ? `${at}.${name}` : name,
          isNew,
        ),
      ]),
    );
  }
  if (!differing.has(at)) return value;
  let text = String(value);
  for (let count = 2; !isNew(at, fold(text)); count++) {
    text = `${String(value)} ${count}`;
  }
  return text;
}

/** Each city lies where it lay first, and arcs lead from one to another. */
function withOnePlaceACity(home: HomeContent): HomeContent {
  const places = new Map<
    string,
    HomeContent["collaborate"]["arcs"][0]["start"]
  >();
  const settled = (place: HomeContent["collaborate"]["arcs"][0]["start"]) => {
    const key = fold(place.city);
    const first = places.get(key) ?? place;
    places.set(key, first);
    return { ...first, city: place.city };
  };
  const arcs = home.collaborate.arcs
    .filter(({ start, end }) => fold(start.city) !== fold(end.city))
    .map(({ start, end }) => ({ start: settled(start), end: settled(end) }));
  return { ...home, collaborate: { ...home.collaborate, arcs } };
}

/** Exactly one account is an e-mail address. */
function withOneMailAccount(site: SiteContent): SiteContent {
  const isMail = ({ href }: { href: string }) => href.startsWith("mailto:");
  const without = (group: SiteContent["connect"]) => ({
    ...group,
    accounts: group.accounts.filter((account) => !isMail(account)),
  });
  const mail = [...site.connect.accounts, ...site.follow.accounts].find(
    isMail,
  ) ?? { label: "E-mail", icon: "envelope", href: "mailto:a@example.org" };
  const connect = without(site.connect);
  return {
    ...site,
    connect: { ...connect, accounts: [...connect.accounts, mail] },
    follow: without(site.follow),
  };
}

/** Labels that the bar has room for, and links to groups with members alone. */
function withFittingLabels(
  navigation: NavigationContent,
  { groups }: TeamContent,
): NavigationContent {
  const shown = new Set(
    groups
      .filter(({ members }) => members.length > 0)
      .map(({ anchor }) => `/teams#${anchor}`),
  );
  const cut = (text: string, index: number, length: number) =>
    `${index}${Array.from(text).slice(0, length).join("")}`;
  const items = navigation.items
    .slice(0, 5)
    .map(({ label, subsections, ...item }, index) => ({
      ...item,
      label: cut(label, index, 3),
      subsections: subsections
        ?.filter(({ path }) => !path.startsWith("/teams#") || shown.has(path))
        .map((section, at) => ({
          ...section,
          label: cut(section.label, at, 14),
        })),
    }));
  return { ...navigation, items };
}

const { anchors, everywhere } = sitePages();

const legalPaths = [
  [],
  ["/terms", "/privacy-policy"],
  ["/0", "/-", "/about/us", "/a-very-long-path/with-2/parts"],
];

/** Generates the values of all files, where the legal texts have these paths. */
function valuesWith(paths: readonly string[]) {
  const pages = new Map([
    ...anchors,
    ...paths.map((path) => [path, everywhere] as const),
  ]);
  return fc.record(
    Object.fromEntries(
      contentTypes.flatMap(({ file, schema }) => {
        const value = anyValue(schema, pages);
        if (schema !== legal) return [[file, value]];
        return paths.map((path, index) => [
          file.replace("*", `text-${index}`),
          value.map((text) => ({ ...(text as object), path })),
        ]);
      }),
    ),
  );
}

/**
 * Generates contents that a maintainer could write: every file follows its
 * declaration, and what files say of each other fits.
 */
export const anyContent: fc.Arbitrary<ContentSource> = fc
  .oneof(...legalPaths.map(valuesWith))
  .map((values) => {
    const seen = new Set<string>();
    const files = new Map(
      Object.entries(values).map(([file, value]) => {
        const isNew = (at: string, text: unknown) => {
          const where = at === "title" ? "" : file;
          return seen.size < seen.add(`${where} ${at} ${String(text)}`).size;
        };
        let content = withoutRepeats(value, "", isNew);
        if (file === "home.json") {
          content = withOnePlaceACity(content as HomeContent);
        }
        if (file === "site.json") {
          content = withOneMailAccount(content as SiteContent);
        }
        if (file === "navigation.json") {
          content = withFittingLabels(
            content as NavigationContent,
            values["team.json"] as TeamContent,
          );
        }
        return [file, JSON.stringify(content, null, 2)] as const;
      }),
    );
    const pictures = new Map<string, Picture>(
      referringFields(readDocuments({ folder: "data", files }), "image").map(
        ({ name, reference: { folder, minWidth, minHeight } }) => [
          `${folder}/${name}`,
          { width: minWidth, height: minHeight },
        ],
      ),
    );
    return fixtureSource({
      files,
      pictures,
      icons: { names: new Set(icons), renamed: new Map() },
      pages: { anchors, everywhere },
    });
  });
