import { type Content, fixtureContent } from "./fixtureContent";
import { replaceTexts } from "./replaceTexts";

/** Repeats entries with numbered texts up to a count. */
function repeat<Entry extends object>(
  entries: readonly Entry[],
  count: number,
): Entry[] {
  return Array.from({ length: count }, (_, index) => {
    const entry = structuredClone(entries[index % entries.length]);
    if (entry === undefined) throw new Error("There is no entry to repeat.");
    for (const [field, value] of Object.entries(entry)) {
      if (field === "id") Object.assign(entry, { id: index + 1 });
      if (["label", "name", "question", "title"].includes(field)) {
        Object.assign(entry, { [field]: `${value} ${index + 1}` });
      }
    }
    return entry;
  });
}

const accounts = (prefix: string, count: number) =>
  ["mastodon", "discord", "github", "facebook", "tiktok", "telegram"]
    .slice(0, count)
    .map((icon) => ({
      label: `${prefix} ${icon}`,
      icon,
      href: `https://${icon}.example.org/${prefix}`.toLowerCase(),
    }));

const mail = {
  label: "Email",
  icon: "envelope",
  href: "mailto:hello@example.org",
};

const at = (city: string, lat: number, lng: number) => ({ city, lat, lng });
const suva = at("Suva", -18.14, 178.44);

function gatherMembers(content: Content, count: number) {
  const { groups } = content["team.json"];
  const members = repeat(
    groups.flatMap((group) => group.members),
    count,
  );
  for (const group of groups) {
    group.members = group.anchor === "research" ? members : [];
  }
  linkToTeams(content, ["/teams#research"]);
}

function linkToTeams(content: Content, paths: readonly string[]) {
  for (const item of content["navigation.json"].items) {
    if (item.path !== "/teams" || !item.subsections) continue;
    item.subsections = item.subsections.filter(({ path }) =>
      paths.includes(path),
    );
  }
}

/** Shortens the navigation's labels to the limits of the check. */
function shortenLabels(content: Content) {
  const navigation = content["navigation.json"];
  const cut = (text: string, length: number) =>
    Array.from(text).slice(0, length).join("");
  navigation.contact = cut(navigation.contact, 12);
  for (const item of navigation.items) {
    item.label = cut(item.label, 7);
    for (const section of item.subsections ?? []) {
      section.label = cut(section.label, 32);
    }
  }
}

function empty() {
  const content = fixtureContent();
  const { vision, ecosystem, collaborate } = content["home.json"];
  const site = content["site.json"];
  content["faqs.json"].faqs = [];
  content["features.json"].features = [];
  vision.cards = [];
  ecosystem.items = [];
  collaborate.arcs = [];
  collaborate.statistics = [];
  content["about.json"].whatIsGainova.paragraphs = [];
  content["about.json"].whyGainova.cards = [];
  content["why-join.json"].reasons.cards = [];
  for (const group of content["team.json"].groups) group.members = [];
  linkToTeams(content, []);
  for (const file of ["legal/privacy-policy.json", "legal/terms.json"] as const)
    for (const section of content[file].sections) section.paragraphs = [];
  for (const item of content["navigation.json"].items) item.subsections = [];
  const { "programs/events.json": events, ...programs } = content;
  events.entries = [];
  for (const file of Object.keys(programs).filter((each) =>
    each.startsWith("programs/"),
  ))
    Reflect.deleteProperty(content, file);
  for (const step of content["home.json"].ecosystem.items)
    Reflect.deleteProperty(step, "link");
  site.connect.accounts = [mail];
  site.follow.accounts = [];
  site.legalLinks = [];
  return content;
}

/** "Member" in ten scripts. */
const membersInTenScripts = [
  "عضو",
  "חבר צוות",
  "सदस्य",
  "সদস্য",
  "உறுப்பினர்",
  "สมาชิก",
  "成员",
  "メンバー",
  "구성원",
  "участник",
];

function crowded() {
  const content = fixtureContent();
  const { vision, ecosystem, collaborate } = content["home.json"];
  const { items } = content["navigation.json"];
  const { whyGainova } = content["about.json"];
  const { reasons } = content["why-join.json"];
  const site = content["site.json"];
  const { features } = content["features.json"];
  content["faqs.json"].faqs = repeat(content["faqs.json"].faqs, 30);
  content["features.json"].features = repeat(features, 12);
  for (const feature of content["features.json"].features) {
    feature.tags = ["Soon", "Online", "Free", "For Students", "In English"];
  }
  vision.cards = repeat(vision.cards, 7);
  ecosystem.items = repeat(ecosystem.items, 11);
  whyGainova.cards = repeat(whyGainova.cards, 10);
  reasons.cards = repeat(reasons.cards, 13);
  collaborate.statistics = repeat(collaborate.statistics, 9);
  for (const statistic of collaborate.statistics) statistic.number = "10,000+";
  collaborate.arcs = [
    at("Apia", -13.83, -171.77),
    at("Anadyr", 64.73, 177.51),
    at("Nome", 64.5, -165.41),
    at("Longyearbyen", 78.22, 15.63),
    at("Alert", 82.5, -62.35),
    at("McMurdo", -77.85, 166.67),
    at("Southernmost", -80, 0),
    at("Ushuaia", -54.81, -68.32),
    at("Tokyo", 35.68, 139.69),
    at("London", 51.51, -0.13),
    at("Nukuʻalofa", -21.13, -175.2),
    at("North Pole", 90, 180),
  ].map((end) => ({ start: suva, end }));
  while (collaborate.arcs.length < 40) {
    const { length } = collaborate.arcs;
    collaborate.arcs.push({
      start: at(`East ${length}`, 60 - 3 * length, 179 - 5 * length),
      end: at(`West ${length}`, 3 * length - 60, 4 * length - 179),
    });
  }
  gatherMembers(content, 60);
  const [group] = content["team.json"].groups.filter(
    ({ members }) => members.length > 0,
  );
  for (const [index, member] of (group?.members ?? []).entries()) {
    // Everybody in one place has the same name.
    member.name = membersInTenScripts[index % 10] ?? "";
    member.role = String(index);
  }
  const further: Record<string, Content["legal/terms.json"]> = {};
  const terms = content["legal/terms.json"];
  for (let number = 1; number <= 60; number += 1) {
    const text = structuredClone(terms);
    text.path = `/further/page-${number}`;
    text.meta.title += ` ${number}`;
    text.meta.description = `Page ${number}. ${text.meta.description}`;
    further[`legal/page-${number}.json`] = text;
  }
  Object.assign(content, further);
  const sections = Object.keys(further).map((_, index) => ({
    label: `Go to the contact of page ${index + 1}`,
    path: `/further/page-${index + 1}#contact`,
  }));
  while (items.length < 12) {
    const { length } = items;
    items.push({ label: `Page ${length}`, path: `/further/page-${length}` });
  }
  for (const item of items) {
    item.subsections = [...(item.subsections ?? []), ...sections].slice(0, 12);
  }
  content["navigation.json"].contact = "Write to us!";
  const events = content["programs/events.json"];
  events.entries = repeat(events.entries, 40);
  site.connect.accounts = [mail, ...accounts("Connect", 5)];
  site.follow.accounts = accounts("Follow", 6);
  return content;
}

const longWord =
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

function longWords() {
  const content = fixtureContent();
  const { features } = content["features.json"];
  const { collaborate } = content["home.json"];
  replaceTexts(content, (number) => `${number}${longWord}`.slice(0, 80));
  shortenLabels(content);
  for (const entry of content["programs/events.json"].entries) {
    entry.title = `${entry.title} ${"and more ".repeat(30)}`;
  }
  content["features.json"].features = repeat(features, 7);
  collaborate.arcs = collaborate.arcs.slice(0, 1);
  collaborate.statistics = collaborate.statistics.slice(0, 1);
  for (const { members } of content["team.json"].groups) {
    for (const member of members) delete member.img;
  }
  return content;
}

const arabicTexts = [
  "الشبكة العالمية للذكاء الاصطناعي من أجل التقدم الافتراضي المفتوح للجميع",
  "تجمع GAINOVA بين الطلاب والجامعات والصناعة في أكثر من 25 دولة.",
  "هل تريد الانضمام إلينا؟",
  "نتعلم معا",
];

function arabic() {
  const content = fixtureContent();
  const site = content["site.json"];
  site.language = "ar";
  replaceTexts(
    content,
    (number) => `${number} ${arabicTexts[number % arabicTexts.length]}`,
  );
  shortenLabels(content);
  content["features.json"].features.length = 1;
  for (const statistic of content["home.json"].collaborate.statistics) {
    statistic.number = "50+";
  }
  site.connect.accounts = accounts("الشبكة", 6);
  site.follow.accounts = [mail];
  return content;
}

/** Unusual content that the check accepts. */
export const extremes = {
  empty,
  crowded,
  longWords,
  arabic,
};
