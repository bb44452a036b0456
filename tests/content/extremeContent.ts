import {
  ARROW_CHARACTERS,
  MAX_CHARACTERS,
  MAX_ITEMS,
} from "../../src/content/declarations/navigation";
import type { TeamContent } from "../../src/content/declarations/team";
import { fixedPaths } from "../../src/content/pages";
import { fixtureTexts } from "../fixtures/testContent";

const longWord =
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

/** Strings of several lengths and scripts. One string is an extremely long word. */
const texts = [
  "الشبكة العالمية للذكاء الاصطناعي من أجل التقدم الافتراضي المفتوح للجميع",
  longWord,
  "تجمع GAINOVA بين الطلاب والجامعات والصناعة في أكثر من 25 دولة.",
  `${longWord} ${"and more ".repeat(30)}`,
  "نتعلم معا",
];

/** The word "member" in three scripts. */
const names = ["عضو", "உறுப்பினர்", "メンバー"];

/** Fields that are not free text. These fields keep their values. */
const untouched = new Set(
  `$schema anchor announced ends github href icon image img linkedin mail
  path picture shareImage starts timeZone updated url`.split(/\s+/),
);

/** The maximum lengths of strings, by field. The default is 80 characters. */
const limits: Readonly<Record<string, number>> = {
  contact: 12,
  number: 7,
  title: 300,
};

let count = 0;

/** Returns a different string on each call. */
function text(length = 80): string {
  count += 1;
  return Array.from(`${count} ${texts[count % texts.length]}`)
    .slice(0, length)
    .join("")
    .trim();
}

/** The lengths of lists. Lists with one item and lists with many items alternate. */
const lengths: Readonly<Record<string, number>> = {
  "home.json.vision.cards": 1,
  "home.json.ecosystem.items": 11,
  "home.json.collaborate.statistics": 1,
  "faqs.json.faqs": 30,
  "about.json.whatIsGainova.paragraphs": 1,
  "about.json.whyGainova.cards": 10,
  "join.json.reasons.cards": 1,
  "features.json.features": 12,
  "legal/terms.json.sections.paragraphs": 1,
  "programs/events.json.entries": 40,
};

const at = (city: string, lat: number, lng: number) => ({ city, lat, lng });

/** Arcs across and along the date line, to the poles, and across the whole map. */
const arcs = [
  at("Apia", -13.83, -171.77),
  at("Anadyr", 64.73, 177.51),
  at("Alert", 82.5, -62.35),
  at("Southernmost", -80, 0),
  at("North Pole", 90, 180),
  at("Suva", 0, 0),
].map((end) => ({ start: at("Suva", -18.14, 178.44), end }));

/** Returns the groups. One group has 60 members. Half of the members have no photo. */
function groups() {
  const team = JSON.parse(fixtureTexts.get("team.json") ?? "") as TeamContent;
  const all = team.groups.flatMap(({ members }) => members);
  const members = Array.from({ length: 60 }, (_, index) => {
    const { img, ...member } = all[index % all.length] ?? {};
    const name = names[index % names.length];
    const photo = index % 2 === 0 ? {} : { img };
    return { ...member, name, role: String(index), ...photo };
  });
  return team.groups.map(({ anchor }) => ({
    heading: text(),
    anchor,
    members: anchor === "research" ? members : [],
  }));
}

const addedPaths = Array.from({ length: 12 }, (_, i) => `/page-${i + 1}`);

/** Capital letters, because they are the widest. */
const capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".repeat(2);

/** The number of items with a dropdown. */
const DROPDOWNS = 2;

/** Returns a label for an item, so that all labels together fill the bar. */
function barLabel(index: number): string {
  const room = MAX_CHARACTERS - DROPDOWNS * ARROW_CHARACTERS;
  const [start, end] = [index, index + 1].map((part) =>
    Math.round((part * room) / MAX_ITEMS),
  );
  return capitals.slice(start, end);
}

/** Returns as many items, dropdowns and letters as the bar can hold. */
const barItems = () =>
  [...fixedPaths, ...addedPaths].slice(0, MAX_ITEMS).map((path, index) => {
    const label = barLabel(index);
    if (index >= DROPDOWNS) return { label, path };
    const subsections = addedPaths.map((path) => ({
      label: text(32),
      path: `${path}#contact`,
    }));
    return { label, path, subsections };
  });

const accounts = () =>
  ["mastodon", "discord", "github", "facebook", "tiktok"].map((icon) => ({
    label: text(),
    icon,
    href: `https://${icon}.example.org/gainova`,
  }));

/** The values of fields that need special values, by path. */
const values: Readonly<Record<string, () => unknown>> = {
  "about.json.whatIsGainova.heading": () => longWord,
  "about.json.whyGainova.heading": () => longWord,
  "features.json.features.tags": () =>
    Array.from({ length: 5 }, () => text(24)),
  "home.json.collaborate.arcs": () => arcs,
  "navigation.json.contact": () => capitals.slice(0, 12),
  "navigation.json.items": barItems,
  "programs/podcast.json.entries": () => [],
  "site.json.connect.accounts": () => [
    { label: text(), icon: "envelope", href: "mailto:hello@example.org" },
    ...accounts(),
  ],
  "site.json.follow.accounts": () => [],
  "team.json.groups": groups,
};

/** Replaces every string in a JSON value. */
function change(value: unknown, path: string, index = 0): unknown {
  const name = path.slice(path.lastIndexOf(".") + 1);
  if (path in values) return values[path]?.();
  if (name === "id")
    return typeof value === "number" ? index + 1 : `entry-${index + 1}`;
  if (Array.isArray(value)) {
    const length = lengths[path] ?? value.length;
    return Array.from({ length }, (_, index) =>
      change(value[index % value.length], path, index),
    );
  }
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value).map(([name, each]) => [
      name,
      change(each, `${path}.${name}`, index),
    ]);
    return Object.fromEntries(fields);
  }
  if (typeof value !== "string" || untouched.has(name)) return value;
  const least = path.endsWith("meta.description") ? 50 : 0;
  return text(limits[name]).padEnd(least, ".");
}

/**
 * Returns the most extreme content that the check accepts, by file. The content has short
 * and long lists, many scripts, long words and a full navigation bar.
 */
export function extremeContent(): Record<string, object> {
  count = 0;
  const extreme = (file: string) =>
    change(JSON.parse(fixtureTexts.get(file) ?? ""), file) as object;
  const added = addedPaths.map((path) => [
    `legal${path}.json`,
    { ...extreme("legal/terms.json"), path },
  ]);
  const files = [...fixtureTexts.keys()].map((file) => [file, extreme(file)]);
  return Object.fromEntries([...added, ...files]) as Record<string, object>;
}
