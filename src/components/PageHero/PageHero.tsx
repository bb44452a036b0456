import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

import { Picture } from "../Picture/Picture";
import * as styles from "./PageHero.module.css";

interface PageHeroProps {
  id: string;
  heading: string;
  introduction: string;
  /** A picture beside the words; without one, the words are centred. */
  picture?: Omit<ComponentProps<typeof Picture>, "loading" | "priority">;
  /** What stands below the introduction. */
  children?: ReactNode;
}

/** The first block of a page, with its only `<h1>`. */
export function PageHero({
  id,
  heading,
  introduction,
  picture,
  children,
}: PageHeroProps) {
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={clsx(styles.hero, picture && styles.withPicture)}
    >
      <div className={styles.inner}>
        <div className={styles.words} dir="auto">
          <h1 id={headingId} className={styles.heading}>
            {heading}
          </h1>
          <p className={styles.introduction}>{introduction}</p>
          {children && <div className={styles.below}>{children}</div>}
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture {...picture} loading="eager" priority />
          </div>
        )}
      </div>
    </section>
  );
}
