import { ButtonLink } from "../../components/Button/ButtonLink";
import { PageHero } from "../../components/PageHero/PageHero";
import type { PictureSource } from "../../components/Picture/Picture";
import * as styles from "./NotFound.module.css";

interface NotFoundProps {
  heading: string;
  introduction: string;
  homeLink: string;
  image: PictureSource;
  imageAlt: string;
}

/** What a visitor finds at an address that leads nowhere. */
export function NotFound({
  heading,
  introduction,
  homeLink,
  image,
  imageAlt,
}: NotFoundProps) {
  return (
    <PageHero
      id="not-found-hero"
      heading={heading}
      introduction={introduction}
      picture={{ image, alt: imageAlt, className: styles.picture }}
    >
      <ButtonLink to="/">{homeLink}</ButtonLink>
    </PageHero>
  );
}
