import { Prose } from "../../components/Prose/Prose";
import * as styles from "./LegalText.module.css";

interface LegalTextProps {
  heading: string;
  introduction: string;
  /** Day of the last change, as in 2025-01-31. */
  updated: string;
  /** The same day, written out. */
  updatedText: string;
  updatedLabel: string;
  sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
  }[];
}

/** A legal text, made for reading. */
export function LegalText({
  heading,
  introduction,
  updated,
  updatedText,
  updatedLabel,
  sections,
}: LegalTextProps) {
  return (
    <div className={styles.text} dir="auto">
      <section aria-labelledby="legal-heading">
        <h1 id="legal-heading" className={styles.heading}>
          {heading}
        </h1>
        <p className={styles.introduction}>{introduction}</p>
        <p className={styles.updated}>
          {updatedLabel} <time dateTime={updated}>{updatedText}</time>
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
