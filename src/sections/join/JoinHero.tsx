import { PageHero } from "../../components/PageHero/PageHero";
import type { PictureSource } from "../../components/Picture/Picture";
import * as styles from "./JoinHero.module.css";

interface JoinHeroProps {
  heading: string;
  introduction: string;
  image: PictureSource;
  imageAlt: string;
}

/** The invitation at the top of the page. */
export function JoinHero({
  heading,
  introduction,
  image,
  imageAlt,
}: JoinHeroProps) {
  return (
    <PageHero
      id="join-hero"
      heading={heading}
      introduction={introduction}
      picture={{ image, alt: imageAlt, className: styles.picture }}
    />
  );
}
