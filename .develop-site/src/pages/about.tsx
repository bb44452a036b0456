import { graphql, type PageProps } from "gatsby";

import { CardSection } from "../components/CardSection/CardSection";
import { PageHero } from "../components/PageHero/PageHero";
import { Seo } from "../document/Seo";
import { WhatIsGainova } from "../sections/about/WhatIsGainova";

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { aboutContent: about } = data;
  return (
    <>
      <Seo meta={about.meta} path="/about" />
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
            width: 640
            sizes: "(min-width: 1300px) 620px, (min-width: 900px) 48vw, 92vw"
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
