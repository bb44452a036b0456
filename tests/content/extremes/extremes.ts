import { type Content, fixtureContent } from "./fixtureContent";
import { replaceTexts } from "./replaceTexts";

/** Returns as many entries as asked for, made from the first ones over again. */
function repeat<Entry>(
  entries: readonly Entry[],
  count: number,
  change: (entry: Entry, number: number) => Partial<Entry>,
): Entry[] {
  return Array.from({ length: count }, (_, index) => {
    const entry = entries[index % entries.length];
    if (entry === undefined) throw new Error("There is no entry to repeat.");
    return { ...entry, ...change(entry, index + 1) };
  });
}

const numbered = ({ title }: { title: string }, number: number) => ({
  title: `${title} ${number}`,
});

/** Accounts of the footer. */
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

/** All members of the fixture in one group; the navigation leads there alone. */
function gatherMembers(content: Content, count: number) {
  const { groups } = content["team.json"];
  const members = repeat(
    groups.flatMap((group) => group.members),
    count,
    ({ name }, number) => ({ name: `${name} (${number})` }),
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

/** Cuts the navigation's labels to what its bar has room for. */
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
  return content;
}

function crowded() {
  const content = fixtureContent();
  const { vision, ecosystem, collaborate } = content["home.json"];
  const { items } = content["navigation.json"];
  const { whyGainova } = content["about.json"];
  const { reasons } = content["why-join.json"];
  const site = content["site.json"];
  content["faqs.json"].faqs = repeat(
    content["faqs.json"].faqs,
    30,
    ({ question }, number) => ({ question: `${number}. ${question}` }),
  );
  content["features.json"].features = repeat(
    content["features.json"].features,
    12,
    ({ title }, number) => ({
      id: number,
      title: `${title} ${number}`,
      tags: ["Coming Soon", "Online", "Free", "For Students", "In English"],
    }),
  );
  vision.cards = repeat(vision.cards, 7, numbered);
  ecosystem.items = repeat(ecosystem.items, 11, numbered);
  whyGainova.cards = repeat(whyGainova.cards, 10, numbered);
  reasons.cards = repeat(reasons.cards, 13, numbered);
  collaborate.statistics = repeat(
    collaborate.statistics,
    9,
    ({ label }, number) => ({
      label: `${label} ${number}`,
      number: "10,000+",
    }),
  );
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
  content["features.json"].features = repeat(features, 7, ({ title }, id) => ({
    id,
    title: `${id}${title}`,
  }));
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

/** Contents that the check lets pass though they are as no site's is. */
export const extremes = {
  empty,
  crowded,
  longWords,
  otherScripts,
};
