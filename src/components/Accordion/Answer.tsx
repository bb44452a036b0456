import { type ReactNode, useEffect, useRef } from "react";

import * as styles from "./Accordion.module.css";

interface AnswerProps {
  id: string;
  open: boolean;
  /** Called when the browser's page search found the closed answer. */
  onFound: () => void;
  children: ReactNode;
}

/** The part of an accordion that its question opens and closes. */
export function Answer({ id, open, onFound, children }: AnswerProps) {
  const ref = useRef<HTMLDivElement>(null);

  // React 18 knows `hidden` as yes or no only. The stronger word, with which
  // the browser's page search finds what is hidden, is written past it.
  useEffect(() => {
    if (!open) ref.current?.setAttribute("hidden", "until-found");
  }, [open]);

  useEffect(() => {
    const element = ref.current;
    element?.addEventListener("beforematch", onFound);
    return () => element?.removeEventListener("beforematch", onFound);
  }, [onFound]);

  return (
    <div ref={ref} id={id} className={styles.answer} hidden={!open}>
      <p className={styles.text} dir="auto">
        {children}
      </p>
    </div>
  );
}
