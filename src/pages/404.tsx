import { graphql, type PageProps } from "gatsby";

import * as buttonStyles from "../components/buttonStyles.module.css";
import { PageHero } from "../components/PageHero/PageHero";
import { SiteLink } from "../components/SiteLink/SiteLink";
import { RobotPicture } from "../sections/robot/RobotPicture";
import { PageHead } from "../head/PageHead";

export default function NotFoundPage({
  data,
}: PageProps<Queries.NotFoundPageQuery>) {
  const { notFoundContent: notFound } = data;
  return (
    <>
      <PageHead meta={notFound.meta} path="/404" isIndexed={false} />
      <PageHero
        id="not-found-hero"
        heading={notFound.heading}
        introduction={notFound.introduction}
        picture={
          <RobotPicture image={notFound.image} alt={notFound.imageAlt} />
        }
      >
        <SiteLink href="/" className={buttonStyles.primary}>
          {notFound.homeLink}
        </SiteLink>
      </PageHero>
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    notFoundContent {
      meta {
        ...PageMeta
      }
      heading
      introduction
      homeLink
      image {
        ...HeroPicture
      }
      imageAlt
    }
  }
`;
