import { graphql, type PageProps } from "gatsby";

import { CardSection } from "../components/CardSection/CardSection";
import { PageHead } from "../head/PageHead";
import { useContactDialog } from "../contact/useContactDialog";
import { useSharedContent } from "../site/useSharedContent";
import { Upcoming } from "../programs/Upcoming";
import { Collaborate } from "../sections/home/Collaborate";
import { Ecosystem } from "../sections/home/Ecosystem";
import { Hero } from "../sections/home/Hero";
import { Faqs } from "../sections/home/Faqs";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { homeContent: home } = data;
  const { siteContent: site } = useSharedContent();
  const { contactDialog, openContact } = useContactDialog();
  return (
    <>
      <PageHead meta={home.meta} path="/" />
      <Hero name={site.name} tagline={site.tagline} {...home.hero} />
      <CardSection id="goal" {...home.vision} />
      <Ecosystem {...home.ecosystem} />
      <Upcoming {...home.upcoming} />
      <Collaborate {...home.collaborate} />
      <Faqs {...home.questions} {...data.faqsContent} onContact={openContact} />
      {contactDialog}
    </>
  );
}

export const query = graphql`
  query HomePage {
    homeContent {
      meta {
        ...PageMeta
      }
      hero {
        introduction
        learnMore
        image {
          gatsbyImageData(
            width: 630
            breakpoints: [315, 630, 870, 1260]
            sizes: "(min-width: 1300px) 630px, (min-width: 900px) 46vw, min(74vw, 410px)"
          )
        }
        imageAlt
      }
      vision {
        heading
        introduction
        cards {
          icon
          title
          description
        }
      }
      ecosystem {
        heading
        introduction
        items {
          icon
          title
          description
          link {
            label
            href
          }
        }
        exploreFeatures
      }
      upcoming {
        heading
        entries {
          ...ProgramEntry
        }
      }
      collaborate {
        heading
        introduction
        arcs {
          path
          window {
            x
            y
            width
            height
            offsetX
            offsetY
          }
        }
        cities {
          name
          x
          y
        }
        statistics {
          number
          label
        }
      }
      questions {
        heading
        introduction
        contactPrompt
        contact
      }
    }
    faqsContent {
      faqs {
        question
        answer
      }
    }
  }
`;
