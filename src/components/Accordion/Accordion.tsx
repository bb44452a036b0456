import { clsx } from "clsx";
import { useEffect, useId, useRef, useState } from "react";

import * as card from "../card.module.css";
import { Icon } from "../Icon/Icon";
import { makeFindable } from "./makeFindable";
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
  const [openId, setOpenId] = useState<string>();

  useEffect(() => {
    if (ref.current) makeFindable(ref.current);
  }, [openId]);

  useEffect(() => {
    const open = ({ target }: Event) => setOpenId((target as Element).id);
    ref.current?.addEventListener("beforematch", open);
    // The browser may have opened one before React hydrated the page.
    setOpenId(ref.current?.querySelector("h3 + :not([hidden])")?.id);
  }, []);

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
                onClick={() => setOpenId(isOpen ? undefined : answerId)}
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
