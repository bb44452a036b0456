import { graphql, type PageProps } from "gatsby";

import { CardSection } from "../components/CardSection/CardSection";
import { PageHero } from "../components/PageHero/PageHero";
import { PageHead } from "../head/PageHead";
import { WhatIsGainova } from "../sections/about/WhatIsGainova";

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { aboutContent: about } = data;
  return (
    <>
      <PageHead meta={about.meta} path="/about" />
      <PageHero
        id="about-hero"
        heading={about.heading}
        introduction={about.introduction}
      />
      <WhatIsGainova {...about.whatIsGainova} />
      <CardSection id="whygainova" {...about.whyGainova} />
    </>
  );
}

export const query = graphql`
  query AboutPage {
    aboutContent {
      meta {
        ...PageMeta
      }
      heading
      introduction
      whatIsGainova {
        heading
        paragraphs
        image {
          gatsbyImageData(
            width: 720
            breakpoints: [720, 1280]
            sizes: "(min-width: 900px) min(46vw, 600px), min(92vw, 590px)"
          )
        }
        imageAlt
      }
      whyGainova {
        heading
        introduction
        cards {
          icon
          title
          description
        }
      }
    }
  }
`;
