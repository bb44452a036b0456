import { graphql, type PageProps } from "gatsby";

import { PageHero } from "../components/PageHero/PageHero";
import { PageHead } from "../head/PageHead";
import { TeamGroups } from "../sections/teams/TeamGroups";

export default function TeamsPage({ data }: PageProps<Queries.TeamsPageQuery>) {
  const { teamContent: team } = data;
  return (
    <>
      <PageHead meta={team.meta} path="/teams" />
      <PageHero
        id="teams-hero"
        heading={team.heading}
        introduction={team.introduction}
      />
      <TeamGroups groups={team.groups} />
    </>
  );
}

// The build needs 0.8 s for each AVIF picture, which is too long for many portraits.
export const query = graphql`
  query TeamsPage {
    teamContent {
      meta {
        ...PageMeta
      }
      heading
      introduction
      groups {
        heading
        anchor
        members {
          name
          img {
            gatsbyImageData(
              width: 224
              height: 224
              formats: [AUTO, WEBP]
              breakpoints: [224, 448, 600]
              quality: 60
            )
          }
          linkedin
          github
          mail
        }
      }
    }
  }
`;
