import { type CardContent, cardPages } from "./cardPages";

const picture = (absolutePath: string) => ({ parent: { absolutePath } });
const titled = (title: string) => ({ meta: { title } });

const content: CardContent = {
  allSitePage: { nodes: [{ path: "/" }, { path: "/terms" }] },
  siteContent: { tagline: "We make things" },
  homeContent: { hero: { image: picture("hero") } },
  aboutContent: {
    ...titled("About ACME"),
    whatIsGainova: { image: picture("about") },
  },
  teamContent: {
    ...titled("Team"),
    groups: [
      { members: [{ img: picture("a") }, { img: null }] },
      { members: ["b", "c", "d"].map((name) => ({ img: picture(name) })) },
    ],
  },
  featuresContent: { ...titled("Features"), features: [] },
  whyJoinContent: { ...titled("Join"), image: picture("join") },
  notFoundContent: { ...titled("Not found"), image: picture("lost") },
  allLegalContent: { nodes: [{ ...titled("Terms"), path: "/terms" }] },
};

test("gives each page its title and its pictures, or else the hero's", () => {
  const cards = [...cardPages(content)].map(([path, card]) => [
    path,
    card.title,
    card.pictures.join(),
  ]);
  expect(cards).toEqual([
    ["/", undefined, "hero"],
    ["/about", "About ACME", "about"],
    ["/teams", "Team", "a,b,c,d"],
    ["/features", "Features", "hero"],
    ["/join", "Join", "join"],
    ["/404", "Not found", "lost"],
    ["/terms", "Terms", "hero"],
  ]);
});

test("rejects a page without a card", () => {
  const allSitePage = { nodes: [{ path: "/new" }] };
  expect(() => cardPages({ ...content, allSitePage })).toThrow(
    "The page /new has no share card",
  );
});
