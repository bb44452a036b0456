import { clsx } from "clsx";
import type { ReactNode } from "react";

import { Reveal } from "../Reveal/Reveal";
import * as styles from "./Section.module.css";

interface SectionProps {
  id: string;
  heading: string;
  introduction?: string;
  className?: string;
  children: ReactNode;
}

/** Renders a section of a page, named by its heading (`<h2>`). */
export function Section({
  id,
  heading,
  introduction,
  className,
  children,
}: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <Reveal
      as="section"
      id={id}
      aria-labelledby={headingId}
      className={clsx(styles.section, className)}
    >
      <div className={styles.inner}>
        <div className={styles.head} dir="auto">
          <h2 id={headingId}>{heading}</h2>
          {introduction && (
            <p className={styles.introduction}>{introduction}</p>
          )}
        </div>
        {children}
      </div>
    </Reveal>
  );
}
