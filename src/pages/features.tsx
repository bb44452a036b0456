import { graphql, type PageProps } from "gatsby";

import { PageHero } from "../components/PageHero/PageHero";
import { PageHead } from "../head/PageHead";
import { FeatureGrid } from "../sections/features/FeatureGrid";

export default function FeaturesPage({
  data,
}: PageProps<Queries.FeaturesPageQuery>) {
  const { featuresContent } = data;
  return (
    <>
      <PageHead meta={featuresContent.meta} path="/features" />
      <PageHero
        id="features-hero"
        heading={featuresContent.heading}
        introduction={featuresContent.introduction}
      />
      <FeatureGrid features={featuresContent.features} />
    </>
  );
}

export const query = graphql`
  query FeaturesPage {
    featuresContent {
      meta {
        ...PageMeta
      }
      heading
      introduction
      features {
        id
        title
        description
        image {
          gatsbyImageData(
            width: 380
            height: 180
            transformOptions: { fit: COVER }
            breakpoints: [380, 760, 1140]
          )
        }
        imageAlt
        tags
        link {
          label
          href
        }
      }
    }
  }
`;
