import type { ReactNode } from "react";

import { Prose } from "../../components/Prose/Prose";
import * as styles from "./program.module.css";
import { ProgramSection } from "./ProgramSection";

interface ProgramTextsProps {
  sections: NonNullable<Queries.ProgramPageQuery["programContent"]["sections"]>;
  /** The one thing to do, below the texts. */
  children: ReactNode;
}

/** Renders the texts about a program. */
export function ProgramTexts({ sections, children }: ProgramTextsProps) {
  return (
    <div className={styles.column}>
      {sections.map(({ heading, paragraphs }) => (
        <ProgramSection key={heading} heading={heading}>
          <Prose paragraphs={paragraphs} />
        </ProgramSection>
      ))}
      {children && <p>{children}</p>}
    </div>
  );
}
