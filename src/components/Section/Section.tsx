import { clsx } from "clsx";
import type { ReactNode } from "react";

import { Reveal } from "../Reveal/Reveal";
import * as styles from "./Section.module.css";

interface SectionProps {
  id: string;
  heading: string;
  introduction?: string;
  className?: string;
  /** Whether the section has its own background. */
  isFilled?: boolean;
  /** The class that sets the width of the heading and the children. Replaces page-width. */
  layoutClass?: string | undefined;
  children: ReactNode;
}

/** Renders a section of a page. Its heading (`<h2>`) is the section's accessible name. */
export function Section({
  id,
  heading,
  introduction,
  className,
  isFilled = false,
  layoutClass = "page-width",
  children,
}: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <Reveal
      as="section"
      id={id}
      aria-labelledby={headingId}
      className={clsx(styles.section, isFilled && styles.filled, className)}
    >
      <div className={layoutClass}>
        <div className={styles.head}>
          <h2 id={headingId}>{heading}</h2>
          {introduction && <p className="introduction">{introduction}</p>}
        </div>
        {children}
      </div>
    </Reveal>
  );
}
