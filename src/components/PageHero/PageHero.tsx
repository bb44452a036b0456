import { clsx } from "clsx";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import * as styles from "./PageHero.module.css";

interface PageHeroProps {
  id: string;
  heading: string;
  introduction: string;
  /** Shown next to the text. Without a picture, the text is centered. */
  picture?: ReactNode;
  /** Whether the picture is shown like a photo, with round corners and at full height. */
  isFramed?: boolean;
  children?: ReactNode;
}

/** Renders the first block of a page, with the page's only `<h1>`. */
export function PageHero({
  id,
  heading,
  introduction,
  picture,
  isFramed = false,
  children,
}: PageHeroProps) {
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      data-hero
      aria-labelledby={headingId}
      className={clsx(styles.hero, picture && styles.withPicture)}
    >
      <div className={clsx("page-width", styles.inner)}>
        <div className={styles.text}>
          <h1 id={headingId}>{heading}</h1>
          <p className={styles.introduction}>{introduction}</p>
          {children && <div className={styles.below}>{children}</div>}
        </div>
        {picture && (
          <div
            className={clsx(
              styles.picture,
              isFramed ? styles.framed : styles.figure,
            )}
          >
            {picture}
          </div>
        )}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment HeroPicture on ImageSharp {
    gatsbyImageData(
      width: 720
      breakpoints: [720, 1280]
      sizes: "(min-width: 900px) min(42vw, 544px), min(92vw, 544px)"
    )
  }
`;
