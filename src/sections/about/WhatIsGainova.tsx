import { Picture } from "../../components/Picture/Picture";
import { Prose } from "../../components/Prose/Prose";
import { Reveal } from "../../components/Reveal/Reveal";
import * as styles from "./WhatIsGainova.module.css";

/** Renders what the community is, with a picture. */
export function WhatIsGainova({
  heading,
  paragraphs,
  image,
  imageAlt,
}: Queries.AboutPageQuery["aboutContent"]["whatIsGainova"]) {
  return (
    <Reveal
      as="section"
      id="whatisgainova"
      aria-labelledby="whatisgainova-heading"
      className={styles.section}
    >
      <div>
        <h2 id="whatisgainova-heading" className={styles.heading}>
          {heading}
        </h2>
        <Prose paragraphs={paragraphs} />
      </div>
      <Picture image={image} alt={imageAlt} className={styles.picture} />
    </Reveal>
  );
}
