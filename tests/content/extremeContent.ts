import {
  ARROW_CHARACTERS,
  MAX_CHARACTERS,
  MAX_ITEMS,
} from "../../src/content/declarations/navigation";
import type { TeamContent } from "../../src/content/declarations/team";
import { fixtureTexts } from "../jest/testContent";
import type about from "../fixtures/site/about.json";
import type faqs from "../fixtures/site/faqs.json";
import type features from "../fixtures/site/features.json";
import type home from "../fixtures/site/home.json";
import type terms from "../fixtures/site/legal/terms.json";
import type navigation from "../fixtures/site/navigation.json";
import type program from "../fixtures/site/programs/events.json";
import type site from "../fixtures/site/site.json";
import type whyJoin from "../fixtures/site/why-join.json";

/** Content by file; here are those whose lists or values are changed below. */
interface Content extends Record<string, object> {
  "about.json": typeof about;
  "faqs.json": typeof faqs;
  "features.json": typeof features;
  "home.json": typeof home;
  "legal/terms.json": typeof terms;
  "navigation.json": typeof navigation;
  "programs/events.json": typeof program;
  "programs/podcast.json": { entries: object[] };
  "site.json": typeof site;
  "team.json": TeamContent;
  "why-join.json": typeof whyJoin;
}

/** Reads all files of the fixture's site that have a declaration. */
const fixtureContent = () =>
  Object.fromEntries(
    [...fixtureTexts].map(([file, text]) => [file, JSON.parse(text) as object]),
  ) as Content;

const longWord =
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

/** Texts of several lengths, one of them a word that is as long as they get. */
const texts = [
  "الشبكة العالمية للذكاء الاصطناعي من أجل التقدم الافتراضي المفتوح للجميع",
  longWord,
  "تجمع GAINOVA بين الطلاب والجامعات والصناعة في أكثر من 25 دولة.",
  `${longWord} ${"and more ".repeat(30)}`,
  "نتعلم معا",
];

/** "Member" in ten scripts. */
const names = [
  "عضو",
  "חבר",
  "सदस्य",
  "সদস্য",
  "உறுப்பினர்",
  "สมาชิก",
  "成员",
  "メンバー",
  "구성원",
  "участник",
];

/** What is not a text. */
const untouched = new Set(
  `$schema anchor announced ends github href icon id image img language linkedin mail
  path picture shareImage starts timeZone updated url`.split(/\s+/),
);

/** The greatest lengths that the check allows; 80 letters elsewhere. */
const limits: Readonly<Record<string, number>> = {
  comingSoon: 24,
  contact: 12,
  number: 7,
  tags: 24,
  title: 300,
};

/** Replaces every text in a value, except for placeholders such as `{name}`. */
function replaceTexts(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) return value.map((each) => replaceTexts(each, key));
  if (typeof value === "object" && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      // A member's `mail` is an address, the contact form's an object of texts.
      if (typeof each === "string" && untouched.has(name)) continue;
      Object.assign(value, { [name]: replaceTexts(each, name) });
    }
    return value;
  }
  if (typeof value !== "string" || untouched.has(key)) return value;
  return [/\{\w+\}/.exec(value)?.[0], text(limits[key])].join(" ").trim();
}

let count = 0;

/** Returns another text each time. */
function text(length = 80): string {
  count += 1;
  return Array.from(`${count} ${texts[count % texts.length]}`)
    .slice(0, length)
    .join("")
    .trim();
}

/** Repeats entries with other texts up to a count. */
function repeat<Entry extends object>(
  entries: readonly Entry[],
  length: number,
): Entry[] {
  return Array.from({ length }, (_, index) => {
    const entry = structuredClone(entries[index % entries.length]);
    if (entry === undefined) throw new Error("There is no entry to repeat.");
    replaceTexts(entry);
    if ("id" in entry) {
      const isNumber = typeof entry.id === "number";
      Object.assign(entry, { id: isNumber ? index + 1 : `entry-${index + 1}` });
    }
    return entry;
  });
}

const accounts = ["mastodon", "discord", "github", "facebook", "tiktok"];

const at = (city: string, lat: number, lng: number) => ({ city, lat, lng });

/** Arcs across the date line, along it, to the poles and across the whole map. */
function arcs() {
  return [
    at("Apia", -13.83, -171.77),
    at("Anadyr", 64.73, 177.51),
    at("Alert", 82.5, -62.35),
    at("Southernmost", -80, 0),
    at("North Pole", 90, 180),
    at("Suva", 0, 0),
  ].map((end) => ({ start: at("Suva", -18.14, 178.44), end }));
}

/** Leaves one item in every other list, none where that is allowed, and fills the others. */
function changeLists(content: Content): void {
  const { vision, ecosystem, collaborate } = content["home.json"];
  const { whatIsGainova, whyGainova } = content["about.json"];
  const site = content["site.json"];
  vision.cards = repeat(vision.cards, 1);
  ecosystem.items = repeat(ecosystem.items, 11);
  collaborate.statistics = repeat(collaborate.statistics, 1);
  collaborate.arcs = arcs();
  content["faqs.json"].faqs = repeat(content["faqs.json"].faqs, 30);
  whatIsGainova.paragraphs = [text()];
  whyGainova.heading = whatIsGainova.heading;
  whyGainova.cards = repeat(whyGainova.cards, 10);
  const { reasons } = content["why-join.json"];
  reasons.cards = repeat(reasons.cards, 1);
  const { features } = content["features.json"];
  content["features.json"].features = repeat(features, 12);
  for (const feature of content["features.json"].features) {
    const tags = Array.from({ length: 5 }, () => text(limits.tags));
    Object.assign(feature, { tags });
  }
  const events = content["programs/events.json"];
  events.entries = repeat(events.entries, 40);
  content["programs/podcast.json"].entries = [];
  site.connect.accounts = [
    { label: text(), icon: "envelope", href: "mailto:hello@example.org" },
    ...accounts.map((icon) => ({
      label: text(),
      icon,
      href: `https://${icon}.example.org/gainova`,
    })),
  ];
  site.follow.accounts = [];
}

/** Gathers 60 members of ten scripts in one group, half of them without a photo. */
function gatherMembers({ "team.json": team }: Content): void {
  const all = team.groups.flatMap(({ members }) => members);
  for (const group of team.groups) {
    group.members = group.anchor === "research" ? repeat(all, 60) : [];
    for (const [index, member] of group.members.entries()) {
      member.name = names[index % names.length] ?? "";
      member.role = String(index);
      if (index % 2 === 0) delete member.img;
    }
  }
}

/** Capital letters, the widest ones. */
const capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".repeat(2);

/** The items with a dropdown. */
const DROPDOWNS = 2;

/** Returns an item's part of the letters that the bar has room for. */
function barLabel(index: number): string {
  const room = MAX_CHARACTERS - DROPDOWNS * ARROW_CHARACTERS;
  const [start, end] = [index, index + 1].map((part) =>
    Math.round((part * room) / MAX_ITEMS),
  );
  return capitals.slice(start, end);
}

/** Adds pages, and all items, dropdowns and letters that the bar can hold. */
function addPages(content: Content): void {
  const terms = content["legal/terms.json"];
  const added = Array.from({ length: 12 }, (_, index) => {
    const [page] = repeat([terms], 1);
    return { ...page, path: `/page-${index + 1}` };
  });
  for (const [index, page] of added.entries()) {
    Object.assign(content, { [`legal/page-${index + 1}.json`]: page });
  }
  for (const section of terms.sections) section.paragraphs = [text()];
  content["navigation.json"].contact = capitals.slice(0, 12);
  const { items } = content["navigation.json"];
  for (const { path } of added.slice(0, MAX_ITEMS - items.length)) {
    items.push({ label: "", path });
  }
  for (const [index, item] of items.entries()) {
    item.label = barLabel(index);
    const subsections = added.map(({ path }) => ({
      label: text(32),
      path: `${path}#contact`,
    }));
    Object.assign(item, {
      subsections: index < DROPDOWNS ? subsections : undefined,
    });
  }
}

/**
 * Returns content with everything extreme at once that the check accepts: a
 * language from right to left, short and crowded lists, many scripts, long words
 * and a full navigation bar.
 */
export function extremeContent(): Content {
  const content = fixtureContent();
  count = 0;
  replaceTexts(content);
  content["site.json"].language = "ar";
  changeLists(content);
  gatherMembers(content);
  addPages(content);
  for (const file of Object.values(content)) {
    const { meta } = file as { meta?: { description: string } };
    if (meta) meta.description = meta.description.padEnd(50, ".");
  }
  return content;
}
