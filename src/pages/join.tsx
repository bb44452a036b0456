import { graphql, type PageProps } from "gatsby";
import { useState } from "react";

import { Seo } from "../components/Seo/Seo";
import { ContactDialog } from "../contact/ContactDialog";
import { recipientOf } from "../contact/recipient";
import { CallToAction } from "../sections/join/CallToAction";
import { JoinHero } from "../sections/join/JoinHero";
import { Reasons } from "../sections/join/Reasons";
import { useTheme } from "../theme/ThemeProvider";

/** The second landing page, which invites to join. */
export default function JoinPage({ data }: PageProps<Queries.JoinPageQuery>) {
  const { whyJoinContent: join, siteContent: site } = data;
  const { lightMode } = useTheme();
  const [contactOpen, setContactOpen] = useState(false);
  return (
    <>
      <Seo meta={join.meta} path="/join" site={site} />
      <JoinHero
        heading={join.heading}
        introduction={join.introduction}
        image={join.image}
        imageAlt={join.imageAlt}
      />
      <Reasons {...join.reasons} />
      <CallToAction
        {...join.callToAction}
        onContact={() => setContactOpen(true)}
      />
      <ContactDialog
        open={contactOpen}
        onClose={() => setContactOpen(false)}
        lightMode={lightMode}
        recipient={recipientOf(site.connect.accounts)}
        words={data.contactContent}
      />
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
