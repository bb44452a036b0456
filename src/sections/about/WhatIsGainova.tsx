import { Picture } from "../../components/Picture/Picture";
import { Prose } from "../../components/Prose/Prose";
import { Section } from "../../components/Section/Section";
import * as styles from "./WhatIsGainova.module.css";

/** Renders the description of the community, with a picture. */
export function WhatIsGainova({
  heading,
  paragraphs,
  image,
  imageAlt,
}: Queries.AboutPageQuery["aboutContent"]["whatIsGainova"]) {
  return (
    <Section
      id="whatisgainova"
      heading={heading}
      className={styles.section}
      layoutClass={styles.layout}
    >
      <Prose paragraphs={paragraphs} />
      <Picture image={image} alt={imageAlt} className={styles.picture} />
    </Section>
  );
}
