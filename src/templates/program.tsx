import { graphql, type PageProps } from "gatsby";
import { Helmet } from "react-helmet";

import * as button from "../components/button.module.css";
import { ContentLink } from "../components/ContentLink/ContentLink";
import { PageHero } from "../components/PageHero/PageHero";
import { Seo } from "../document/Seo";
import { EntryGroups } from "../sections/program/EntryGroups";
import { ProgramTexts } from "../sections/program/ProgramTexts";

export default function ProgramPage({
  data,
}: PageProps<Queries.ProgramPageQuery>) {
  const { programContent: program, interfaceContent } = data;
  const { image, imageAlt, events } = program;
  const sections = program.sections?.filter(
    ({ paragraphs }) => paragraphs.length > 0,
  );
  const hasTexts = sections !== undefined && sections.length > 0;
  const action = program.action && (
    <ContentLink {...program.action} className={button.primary} />
  );
  return (
    <>
      <Seo meta={program.meta} path={program.path} content={data} />
      {events && (
        <Helmet>
          <script type="application/ld+json">{events}</script>
        </Helmet>
      )}
      <PageHero
        id="program-hero"
        heading={program.heading}
        introduction={program.introduction}
        {...(image && {
          picture: { image, alt: imageAlt ?? "", isFramed: true },
        })}
      >
        {!hasTexts && action}
      </PageHero>
      {hasTexts && <ProgramTexts sections={sections}>{action}</ProgramTexts>}
      <EntryGroups
        dated={program.dated}
        undated={program.undated}
        words={interfaceContent.programs}
      />
    </>
  );
}

export const query = graphql`
  query ProgramPage($path: String!) {
    ...SharedContent
    programContent(path: { eq: $path }) {
      path
      meta {
        title
        description
      }
      heading
      introduction
      image {
        gatsbyImageData(
          width: 640
          sizes: "(min-width: 1300px) 570px, (min-width: 900px) 44vw, 92vw"
        )
      }
      imageAlt
      sections {
        heading
        paragraphs
      }
      action {
        label
        href
      }
      dated {
        ...EntryContent
      }
      undated {
        ...EntryContent
      }
      events
    }
    interfaceContent {
      programs {
        ...EntryWords
        upcoming
        past
        undated
        feed
        calendar
      }
    }
  }
`;
