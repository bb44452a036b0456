import { clsx } from "clsx";
import { useId, useLayoutEffect, useRef, useState } from "react";

import * as card from "../card.module.css";
import { Icon } from "../Icon/Icon";
import { onAnswerOpened, showAnswer } from "./faqAnswers";
import * as styles from "./FaqList.module.css";

interface FaqListProps {
  items: readonly { question: string; answer: string }[];
}

/**
 * Renders FAQs as an accordion with at most one open answer:
 * https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
 */
export function FaqList({ items }: FaqListProps) {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  /** The id of the open answer, or "" if no answer is open. Undefined before hydration. */
  const [openId, setOpenId] = useState<string>();

  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    // The browser's find-in-page can open an answer before hydration.
    const opened = list.querySelector("h3 + :not([hidden])");
    setOpenId(opened?.id ?? "");
    return onAnswerOpened(list, (answer) => setOpenId(answer.id));
  }, []);

  useLayoutEffect(() => {
    if (ref.current && openId !== undefined) {
      showAnswer(ref.current, document.getElementById(openId));
    }
  }, [openId]);

  return (
    <div ref={ref} className={styles.list}>
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
