import { graphql, type PageProps } from "gatsby";

import { Seo } from "../document/Seo";
import { NotFound } from "../sections/notFound/NotFound";

/** The page for addresses that lead nowhere. */
export default function NotFoundPage({
  data,
}: PageProps<Queries.NotFoundPageQuery>) {
  const { notFoundContent: notFound } = data;
  return (
    <>
      <Seo meta={notFound.meta} path="/404" content={data} indexed={false} />
      <NotFound
        heading={notFound.heading}
        introduction={notFound.introduction}
        homeLink={notFound.homeLink}
        image={notFound.image}
        imageAlt={notFound.imageAlt}
      />
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    ...SharedContent
    notFoundContent {
      meta {
        title
        description
      }
      heading
      introduction
      homeLink
      image {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 560
          formats: [AUTO, WEBP, AVIF]
          placeholder: NONE
          sizes: "(min-width: 900px) 40vw, 70vw"
        )
      }
      imageAlt
    }
  }
`;
