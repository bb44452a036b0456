import { Prose } from "../../components/Prose/Prose";
import * as styles from "./LegalText.module.css";

/** Renders the privacy policy or the terms. */
export function LegalText({
  heading,
  introduction,
  updated,
  updatedText,
  sections,
}: Queries.LegalPageQuery["legalContent"]) {
  return (
    <div className={styles.text}>
      <section aria-labelledby="legal-heading">
        <h1 id="legal-heading">{heading}</h1>
        <p className={styles.introduction}>{introduction}</p>
        <p className={styles.updated}>
          Last changed: <time dateTime={updated}>{updatedText}</time>
        </p>
      </section>
      {sections.map((section, index) => (
        <section
          key={section.heading}
          aria-labelledby={`legal-heading-${index + 1}`}
        >
          <h2
            id={`legal-heading-${index + 1}`}
            className={styles.sectionHeading}
          >
            {section.heading}
          </h2>
          <Prose paragraphs={section.paragraphs} />
        </section>
      ))}
    </div>
  );
}
