import { clsx } from "clsx";
import { useId, useLayoutEffect, useRef, useState } from "react";

import * as card from "../card.module.css";
import { Icon } from "../Icon/Icon";
import { onAnswerOpened, showAnswer } from "./answers";
import * as styles from "./Accordion.module.css";

interface AccordionProps {
  items: readonly { question: string; answer: string }[];
}

/**
 * Renders questions (`<h3>`) that open their answers, one at a time, by
 * https://www.w3.org/WAI/ARIA/apg/patterns/accordion/.
 */
export function Accordion({ items }: AccordionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  /** The id of the open answer: "" for none, undefined until it is known. */
  const [openId, setOpenId] = useState<string>();

  useLayoutEffect(() => {
    const accordion = ref.current;
    if (!accordion) return;
    // The browser may have opened one before React hydrated the page.
    const opened = accordion.querySelector("h3 + :not([hidden])");
    setOpenId(opened?.id ?? "");
    return onAnswerOpened(accordion, (answer) => setOpenId(answer.id));
  }, []);

  useLayoutEffect(() => {
    if (ref.current && openId !== undefined) {
      showAnswer(ref.current, document.getElementById(openId));
    }
  }, [openId]);

  return (
    <div ref={ref} className={styles.accordion}>
      {items.map(({ question, answer }, index) => {
        const answerId = `${id}answer-${index}`;
        const isOpen = answerId === openId;
        return (
          <div
            key={question}
            className={clsx(card.surface, styles.item, isOpen && card.active)}
          >
            <h3>
              <button
                type="button"
                className={styles.question}
                aria-expanded={isOpen}
                aria-controls={answerId}
                onClick={() => setOpenId(isOpen ? "" : answerId)}
              >
                {question}
                <span className={clsx(card.tile, styles.indicator)}>
                  <Icon name="plus" />
                </span>
              </button>
            </h3>
            <div id={answerId} className={styles.answer} hidden={!isOpen}>
              <p className={styles.text}>{answer}</p>
            </div>
          </div>
        );
      })}
    </div>
  );
}
