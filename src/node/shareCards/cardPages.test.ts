import { type CardContent, cardPages } from "./cardPages";

const picture = (absolutePath: string) => ({ parent: { absolutePath } });
const titled = (title: string) => ({ meta: { title } });

const content: CardContent = {
  siteContent: { name: "ACME", tagline: "We make things" },
  homeContent: { ...titled("ACME: things"), hero: { image: picture("hero") } },
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

const cardOf = (path: string, from = content) =>
  cardPages(from).find((card) => card.path === path);

test("each page has a card with its title", () => {
  expect(cardPages(content).map(({ path, title }) => [path, title])).toEqual([
    ["/", "things"],
    ["/about", "About ACME"],
    ["/teams", "Team"],
    ["/features", "Features"],
    ["/join", "Join"],
    ["/404", "Not found"],
    ["/terms", "Terms"],
  ]);
});

test("the team's card shows the first three portraits", () => {
  expect(cardOf("/teams")?.scene.pictures).toEqual(["a", "b", "c"]);
});

test("a page without a picture shows the hero's", () => {
  expect(cardOf("/features")?.scene).toEqual({ pictures: ["hero"] });
});

test("a home title that does not start with the name stays whole", () => {
  const homeContent = { ...content.homeContent, ...titled("Hello from ACME") };
  expect(cardOf("/", { ...content, homeContent })?.title).toBe(
    "Hello from ACME",
  );
});
