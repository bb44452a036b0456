import { clsx } from "clsx";
import type { ReactNode } from "react";

import { Reveal } from "../Reveal/Reveal";
import * as styles from "./Section.module.css";

interface SectionProps {
  id: string;
  heading: string;
  introduction?: string;
  /** Whether there are no children to be shown below the heading. */
  isEmpty?: boolean;
  className?: string;
  /** Whether the section has a background of its own. */
  isFilled?: boolean;
  /** The class of the heading and the children, instead of the page's width. */
  layoutClass?: string | undefined;
  children: ReactNode;
  /** What follows the children, and stays without them. */
  footer?: ReactNode;
}

/**
 * Renders a section of a page, named by its heading (`<h2>`). An empty one has none,
 * and without a footer it is only the target of links that lead to it.
 */
export function Section({
  id,
  heading,
  introduction,
  isEmpty = false,
  className,
  isFilled = false,
  layoutClass = "page-width",
  children,
  footer,
}: SectionProps) {
  if (isEmpty && !footer) return <div id={id} />;
  const headingId = `${id}-heading`;
  return (
    <Reveal
      as="section"
      id={id}
      {...(isEmpty
        ? { "aria-label": heading }
        : { "aria-labelledby": headingId })}
      className={clsx(styles.section, isFilled && styles.filled, className)}
    >
      <div className={layoutClass}>
        {!isEmpty && (
          <>
            <div className={styles.head}>
              <h2 id={headingId}>{heading}</h2>
              {introduction && (
                <p className={styles.introduction}>{introduction}</p>
              )}
            </div>
            {children}
          </>
        )}
        {footer}
      </div>
    </Reveal>
  );
}
