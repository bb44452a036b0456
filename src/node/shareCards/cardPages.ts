import type { Card } from "./drawCard";

interface Picture {
  parent: { absolutePath: string };
}

interface Titled {
  meta: { title: string };
}

export interface CardContent {
  allSitePage: { nodes: readonly { path: string }[] };
  siteContent: { tagline: string };
  homeContent: { hero: { image: Picture } };
  aboutContent: Titled & { whatIsGainova: { image: Picture } };
  teamContent: Titled & {
    groups: readonly { members: readonly { img: Picture | null }[] }[];
  };
  featuresContent: Titled & { features: readonly { image: Picture }[] };
  whyJoinContent: Titled & { image: Picture };
  notFoundContent: Titled & { image: Picture };
  allLegalContent: { nodes: readonly (Titled & { path: string })[] };
  allProgramContent: {
    nodes: readonly (Titled & { path: string; image: Picture | null })[];
  };
}

/** Queries all pages, their titles and the pictures of their cards. */
export const CARD_QUERY = `query ShareCards {
  allSitePage(filter: { path: { ne: "/404.html" } }) { nodes { path } }
  siteContent { tagline }
  homeContent { hero { image { ...CardPicture } } }
  aboutContent { meta { title } whatIsGainova { image { ...CardPicture } } }
  teamContent { meta { title } groups { members { img { ...CardPicture } } } }
  featuresContent { meta { title } features { image { ...CardPicture } } }
  whyJoinContent { meta { title } image { ...CardPicture } }
  notFoundContent { meta { title } image { ...CardPicture } }
  allLegalContent { nodes { path meta { title } } }
  allProgramContent { nodes { path meta { title } image { ...CardPicture } } }
}
fragment CardPicture on ImageSharp {
  parent { ... on File { absolutePath } }
}`;

/** Returns the card of each page, by path. By default it is the home page's. */
export function cardPages(content: CardContent): Map<string, Card> {
  const { aboutContent: about, teamContent: team } = content;
  const { featuresContent: features, whyJoinContent: join } = content;
  const { hero } = content.homeContent;
  const card = (
    page: Titled | undefined,
    pictures: readonly (Picture | null | undefined)[],
  ) => {
    const files = pictures.flatMap((each) => each?.parent.absolutePath ?? []);
    return {
      title: page?.meta.title,
      tagline: content.siteContent.tagline,
      pictures: files.length > 0 ? files : [hero.image.parent.absolutePath],
    };
  };
  const members = team.groups.flatMap((group) => group.members);
  const photos = members.map(({ img }) => img);
  const cards = new Map<string, Card>([
    ["/about", card(about, [about.whatIsGainova.image])],
    ["/teams", card(team, photos)],
    ["/features", card(features, [features.features[0]?.image])],
    ["/join", card(join, [join.image])],
    ["/404", card(content.notFoundContent, [content.notFoundContent.image])],
    ...content.allLegalContent.nodes.map(
      (page) => [page.path, card(page, [hero.image])] as const,
    ),
    ...content.allProgramContent.nodes.map(
      (page) => [page.path, card(page, [page.image])] as const,
    ),
  ]);
  const home = card(undefined, [hero.image]);
  return new Map(
    content.allSitePage.nodes.map(({ path }) => [
      path,
      cards.get(path) ?? home,
    ]),
  );
}
