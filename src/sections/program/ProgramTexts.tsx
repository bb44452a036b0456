import * as button from "../../components/button.module.css";
import { ContentLink } from "../../components/ContentLink/ContentLink";
import { Prose } from "../../components/Prose/Prose";
import * as styles from "./program.module.css";

/** Renders the texts about a program, and the one thing to do. */
export function ProgramTexts({
  sections,
  action,
}: Pick<Queries.ProgramPageQuery["programContent"], "sections" | "action">) {
  const texts = sections?.filter(({ paragraphs }) => paragraphs.length > 0);
  return (
    <div className={styles.column}>
      {texts?.map(({ heading, paragraphs }) => (
        <section key={heading} aria-label={heading}>
          <h2 className={styles.heading}>{heading}</h2>
          <Prose paragraphs={paragraphs} />
        </section>
      ))}
      {action && (
        <p className={styles.action}>
          <ContentLink {...action} className={button.primary} />
        </p>
      )}
    </div>
  );
}
