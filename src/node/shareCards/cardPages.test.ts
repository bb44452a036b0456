import { type CardContent, cardPages } from "./cardPages";

const picture = (absolutePath: string) => ({ parent: { absolutePath } });
const titled = (title: string) => ({ meta: { title } });

const content: CardContent = {
  allSitePage: {
    nodes: [
      ...["/", "/404", "/about", "/features", "/join", "/new", "/teams"],
      "/terms",
      "/features/podcast",
      "/features/events",
    ].map((path) => ({ path })),
  },
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
  allProgramContent: {
    nodes: [
      {
        ...titled("Podcast"),
        path: "/features/podcast",
        image: picture("stage"),
      },
      { ...titled("Events"), path: "/features/events", image: null },
    ],
  },
};

test("draws each page's title and pictures, by default the home page's", () => {
  const cards = [...cardPages(content)].map(([path, card]) => [
    path,
    card.title,
    card.pictures.join(),
  ]);
  expect(cards).toEqual([
    ["/", undefined, "hero"],
    ["/404", "Not found", "lost"],
    ["/about", "About ACME", "about"],
    ["/features", "Features", "hero"],
    ["/join", "Join", "join"],
    ["/new", undefined, "hero"],
    ["/teams", "Team", "a,b,c,d"],
    ["/terms", "Terms", "hero"],
    ["/features/podcast", "Podcast", "stage"],
    ["/features/events", "Events", "hero"],
  ]);
});
