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
  site.connect.accounts = [mail];
  site.follow.accounts = accounts("Follow", 6);
  site.credits = [];
  return content;
}

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
  gatherMembers(content, 60);
  for (const [index, label] of ["Us", "Why", "Who", "What"].entries()) {
    Object.assign(items[index] ?? {}, { label });
  }
  items.push({ label: "Members and their mentor", path: "/join" });
  for (const section of items.flatMap(({ subsections = [] }) => subsections)) {
    section.label = `Go to ${section.path} `.padEnd(32, "n");
  }
  content["navigation.json"].contact = "Write to us!";
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
  content["features.json"].features = repeat(features, 7);
  collaborate.arcs = collaborate.arcs.slice(0, 1);
  collaborate.statistics = collaborate.statistics.slice(0, 1);
  for (const { members } of content["team.json"].groups) {
    for (const member of members) delete member.img;
  }
  return content;
}

const scripts = [
  "الشبكة العالمية للذكاء الاصطناعي من أجل التقدم الافتراضي المفتوح للجميع",
  "मुक्त आभासी उन्नति के लिए वैश्विक कृत्रिम बुद्धिमत्ता नेटवर्क",
  "開かれた仮想的進歩のための世界的な人工知能ネットワークへようこそ。",
  "🤖 Robots 🚀 and rockets 🌍 for everyone 👩🏽‍🚀👨‍👩‍👧‍👦 🇮🇳🇯🇵",
];

function otherScripts() {
  const content = fixtureContent();
  const site = content["site.json"];
  replaceTexts(
    content,
    (number) => `${number} ${scripts[number % scripts.length]}`,
  );
  shortenLabels(content);
  content["features.json"].features.length = 1;
  site.connect.accounts = accounts("الشبكة", 6);
  site.follow.accounts = [mail];
  return content;
}

/** Unusual content that the check accepts. */
export const extremes = {
  empty,
  crowded,
  longWords,
  otherScripts,
};
