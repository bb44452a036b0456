import { useId, useState } from "react";

import { Icon } from "../Icon/Icon";
import * as styles from "./Accordion.module.css";
import { Answer } from "./Answer";

interface AccordionProps {
  items: readonly { question: string; answer: string }[];
  headingLevel?: 2 | 3 | 4;
}

/**
 * Questions that open their answers, one at a time, after the accordion
 * pattern of the ARIA Authoring Practices Guide
 * (https://www.w3.org/WAI/ARIA/apg/patterns/accordion/).
 */
export function Accordion({ items, headingLevel = 3 }: AccordionProps) {
  const id = useId();
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const Heading = `h${headingLevel}` as const;
  if (items.length === 0) return null;
  return (
    <div className={styles.accordion}>
      {items.map(({ question, answer }, index) => {
        const open = index === openIndex;
        const answerId = `${id}answer-${index}`;
        return (
          <div key={question} className={styles.item} dir="auto">
            <Heading className={styles.heading}>
              <button
                type="button"
                className={styles.question}
                aria-expanded={open}
                aria-controls={answerId}
                onClick={() => setOpenIndex(open ? null : index)}
              >
                {question}
                <span className={styles.sign}>
                  <Icon name="plus" />
                </span>
              </button>
            </Heading>
            <Answer
              id={answerId}
              open={open}
              onFound={() => setOpenIndex(index)}
            >
              {answer}
            </Answer>
          </div>
        );
      })}
    </div>
  );
}
