import { clsx } from "clsx";
import type { MouseEventHandler } from "react";

import { Accordion } from "../../components/Accordion/Accordion";
import * as buttonStyles from "../../components/buttonStyles.module.css";
import { Section } from "../../components/Section/Section";
import { CONTACT_ANCHOR } from "../../content/pages";
import * as styles from "./Questions.module.css";

type QuestionsProps = Queries.HomePageQuery["homeContent"]["questions"] & {
  faqs: Queries.HomePageQuery["faqsContent"]["faqs"];
  onContact: MouseEventHandler<HTMLElement>;
};

/** Renders the questions with their answers, and a contact button. */
export function Questions({
  faqs,
  contactPrompt,
  contact,
  onContact,
  ...section
}: QuestionsProps) {
  return (
    <Section id="faqs" {...section} layoutClass="page-width narrow">
      <Accordion items={faqs} />
      <div className={styles.contact}>
        <p>{contactPrompt}</p>
        <button
          type="button"
          className={clsx(buttonStyles.primary, styles.withScript)}
          onClick={onContact}
        >
          {contact}
        </button>
        <a
          href={`#${CONTACT_ANCHOR}`}
          className={clsx(buttonStyles.primary, styles.withoutScript)}
        >
          {contact}
        </a>
      </div>
    </Section>
  );
}
