import { clsx } from "clsx";
import type { MouseEventHandler } from "react";

import { FaqList } from "../../components/FaqList/FaqList";
import * as buttonStyles from "../../components/buttonStyles.module.css";
import { Section } from "../../components/Section/Section";
import { CONTACT_ANCHOR } from "../../content/pages";
import * as styles from "./Faqs.module.css";

type FaqsProps = Queries.HomePageQuery["homeContent"]["questions"] & {
  faqs: Queries.HomePageQuery["faqsContent"]["faqs"];
  onContact: MouseEventHandler<HTMLElement>;
};

/** Renders the FAQs and a contact button. */
export function Faqs({
  faqs,
  contactPrompt,
  contact,
  onContact,
  ...section
}: FaqsProps) {
  return (
    <Section id="faqs" {...section} layoutClass="page-width narrow">
      <FaqList items={faqs} />
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
