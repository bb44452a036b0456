import { graphql, type PageProps } from "gatsby";

import { Seo } from "../document/Seo";
import { useContactDialog } from "../contact/useContactDialog";
import { CallToAction } from "../sections/join/CallToAction";
import { JoinHero } from "../sections/join/JoinHero";
import { Reasons } from "../sections/join/Reasons";

/** The second landing page, which invites to join. */
export default function JoinPage({ data }: PageProps<Queries.JoinPageQuery>) {
  const { whyJoinContent: join, siteContent: site } = data;
  const { contactDialog, openContact } = useContactDialog(
    site,
    data.contactContent,
  );
  return (
    <>
      <Seo meta={join.meta} path="/join" content={data} />
      <JoinHero
        heading={join.heading}
        introduction={join.introduction}
        image={join.image}
        imageAlt={join.imageAlt}
      />
      <Reasons {...join.reasons} />
      <CallToAction {...join.callToAction} onContact={openContact} />
      {contactDialog}
    </>
  );
}

export const query = graphql`
  query JoinPage {
    ...SharedContent
    whyJoinContent {
      meta {
        title
        description
      }
      heading
      introduction
      image {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 640
          formats: [AUTO, WEBP, AVIF]
          placeholder: NONE
          sizes: "(min-width: 1300px) 600px, (min-width: 900px) 46vw, 92vw"
        )
      }
      imageAlt
      reasons {
        heading
        cards {
          icon
          title
          description
        }
      }
      callToAction {
        heading
        introduction
        button
      }
    }
    contactContent {
      ...ContactWords
    }
  }
`;
