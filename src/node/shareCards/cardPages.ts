import type { Card } from "./drawCard";

interface Picture {
  parent: { absolutePath: string };
}

interface Titled {
  meta: { title: string };
}

/** The answer to `cardQuery`. */
export interface CardContent {
  siteContent: { name: string; tagline: string };
  homeContent: Titled & { hero: { image: Picture } };
  aboutContent: Titled & { whatIsGainova: { image: Picture } };
  teamContent: Titled & {
    groups: readonly { members: readonly { img: Picture | null }[] }[];
  };
  featuresContent: Titled & { features: readonly { image: Picture }[] };
  whyJoinContent: Titled & { image: Picture };
  notFoundContent: Titled & { image: Picture };
  allLegalContent: { nodes: readonly (Titled & { path: string })[] };
}

/** Asks for the titles of all pages, and for the pictures of their cards. */
export const cardQuery = `query ShareCards {
  siteContent { name tagline }
  homeContent { meta { title } hero { image { ...CardPicture } } }
  aboutContent { meta { title } whatIsGainova { image { ...CardPicture } } }
  teamContent { meta { title } groups { members { img { ...CardPicture } } } }
  featuresContent { meta { title } features { image { ...CardPicture } } }
  whyJoinContent { meta { title } image { ...CardPicture } }
  notFoundContent { meta { title } image { ...CardPicture } }
  allLegalContent { nodes { path meta { title } } }
}
fragment CardPicture on ImageSharp {
  parent { ... on File { absolutePath } }
}`;

/** A card, and the page that it is for. */
export interface CardPage extends Card {
  path: string;
}

const filesOf = (pictures: readonly (Picture | null | undefined)[]) =>
  pictures.flatMap((picture) => (picture ? [picture.parent.absolutePath] : []));

/** The home page's title without the name, which its card has as a logo. */
function motto(title: string, name: string): string {
  return title.startsWith(name)
    ? title.slice(name.length).replace(/^[\s:|–—-]+/, "")
    : title;
}

/** Which picture goes with which page. */
export function cardPages(content: CardContent): CardPage[] {
  const { name, tagline } = content.siteContent;
  const home = content.homeContent;
  const hero = filesOf([home.hero.image]);
  const portraits = filesOf(
    content.teamContent.groups.flatMap(({ members }) =>
      members.map(({ img }) => img),
    ),
  );
  const features = filesOf([content.featuresContent.features[0]?.image]);
  const card = (path: string, page: Titled, scene: Card["scene"]) => ({
    path,
    title: page.meta.title,
    tagline,
    // A page whose own picture was taken out shows the hero's.
    scene: scene.pictures.length > 0 ? scene : { pictures: hero },
  });
  return [
    {
      ...card("/", home, { pictures: hero }),
      title: motto(home.meta.title, name),
      poster: true,
    },
    card("/about", content.aboutContent, {
      pictures: filesOf([content.aboutContent.whatIsGainova.image]),
    }),
    card("/teams", content.teamContent, { pictures: portraits.slice(0, 3) }),
    card("/features", content.featuresContent, {
      pictures: features,
      focus: 0.38,
    }),
    card("/join", content.whyJoinContent, {
      pictures: filesOf([content.whyJoinContent.image]),
    }),
    card("/404", content.notFoundContent, {
      pictures: filesOf([content.notFoundContent.image]),
    }),
    ...content.allLegalContent.nodes.map((page) =>
      card(page.path, page, { pictures: hero, pose: "bust" }),
    ),
  ];
}
