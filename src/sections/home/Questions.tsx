import { clsx } from "clsx";

import { Accordion } from "../../components/Accordion/Accordion";
import { Button } from "../../components/Button/Button";
import * as button from "../../components/Button/button.module.css";
import { Section } from "../../components/Section/Section";
import { contactAnchor } from "../../navigation/routes";
import * as styles from "./Questions.module.css";

type QuestionsProps = Queries.HomePageQuery["homeContent"]["questions"] & {
  faqs: Queries.HomePageQuery["faqsContent"]["faqs"];
  /** Called when the visitor wants to write. */
  onContact: () => void;
};

/** Renders questions with their answers, and the way to ask another. */
export function Questions({
  heading,
  introduction,
  faqs,
  contactPrompt,
  contact,
  onContact,
}: QuestionsProps) {
  return (
    <Section id="faqs" heading={heading} introduction={introduction}>
      <div className={styles.column}>
        <Accordion items={faqs} />
        <div className={styles.contact}>
          <p>{contactPrompt}</p>
          <Button className={styles.withScript} onClick={onContact}>
            {contact}
          </Button>
          <a
            href={`#${contactAnchor}`}
            className={clsx(
              button.button,
              button.primary,
              styles.withoutScript,
            )}
          >
            {contact}
          </a>
        </div>
      </div>
    </Section>
  );
}
