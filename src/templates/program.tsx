import { graphql, type PageProps } from "gatsby";

import * as buttonStyles from "../components/buttonStyles.module.css";
import { PageHero } from "../components/PageHero/PageHero";
import { Picture } from "../components/Picture/Picture";
import { Prose } from "../components/Prose/Prose";
import { Section } from "../components/Section/Section";
import { SiteLink } from "../components/SiteLink/SiteLink";
import { PageHead } from "../head/PageHead";
import { useSharedContent } from "../site/useSharedContent";
import { EntryGroups } from "../programs/EntryGroups";
import * as styles from "../programs/program.module.css";
import { structuredEvents } from "../programs/structuredEvents";

export default function ProgramPage({
  data,
}: PageProps<Queries.ProgramPageQuery>) {
  const { programContent: program } = data;
  const { path, meta, image, imageAlt, action, entries } = program;
  const { siteContent: site } = useSharedContent();
  return (
    <>
      <PageHead
        meta={meta}
        path={path}
        eventsOf={(homeUrl) => structuredEvents(entries, homeUrl)}
      />
      <PageHero
        id="program-hero"
        heading={program.heading}
        introduction={program.introduction}
        picture={
          image && <Picture image={image} alt={imageAlt ?? ""} isPriority />
        }
        isFramed
      />
      {program.sections?.map(({ heading, paragraphs }, index) => (
        <Section key={heading} id={`text-${index + 1}`} heading={heading}>
          <div className={styles.text}>
            <Prose paragraphs={paragraphs} />
          </div>
        </Section>
      ))}
      {action && (
        <p className={styles.links}>
          <SiteLink href={action.href} className={buttonStyles.primary}>
            {action.label}
          </SiteLink>
        </p>
      )}
      <EntryGroups entries={entries} site={site} />
    </>
  );
}

export const query = graphql`
  query ProgramPage($path: String!) {
    programContent(path: { eq: $path }) {
      path
      meta {
        ...PageMeta
      }
      heading
      introduction
      image {
        ...HeroPicture
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
      entries {
        ...ProgramEntry
      }
    }
  }
`;
