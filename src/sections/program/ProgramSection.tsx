import { type ReactNode, useId } from "react";

import * as styles from "./program.module.css";

interface ProgramSectionProps {
  heading: string;
  children: ReactNode;
}

/** Renders a section of a program's page, named by its heading (`<h2>`). */
export function ProgramSection({ heading, children }: ProgramSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
