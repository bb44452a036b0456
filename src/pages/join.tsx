import { graphql, type PageProps } from "gatsby";

import { CardSection } from "../components/CardSection/CardSection";
import { PageHero } from "../components/PageHero/PageHero";
import { Picture } from "../components/Picture/Picture";
import { useContactDialog } from "../contact/useContactDialog";
import { PageHead } from "../head/PageHead";
import { CallToAction } from "../sections/join/CallToAction";

export default function JoinPage({ data }: PageProps<Queries.JoinPageQuery>) {
  const { joinContent: join } = data;
  const { contactDialog, openContact } = useContactDialog();
  return (
    <>
      <PageHead meta={join.meta} path="/join" />
      <PageHero
        id="join-hero"
        heading={join.heading}
        introduction={join.introduction}
        picture={<Picture image={join.image} alt={join.imageAlt} isPriority />}
        isFramed
      />
      <CardSection id="whyjoin" {...join.reasons} />
      <CallToAction {...join.callToAction} onContact={openContact} />
      {contactDialog}
    </>
  );
}

export const query = graphql`
  query JoinPage {
    joinContent {
      meta {
        ...PageMeta
      }
      heading
      introduction
      image {
        ...HeroPicture
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
  }
`;
