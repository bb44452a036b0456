import { ButtonLink } from "../../components/Button/ButtonLink";
import { type ImageFile, imageData } from "../../components/imageData";
import { PageHero } from "../../components/PageHero/PageHero";
import { Picture } from "../../components/Picture/Picture";
import * as styles from "./NotFound.module.css";

interface NotFoundProps {
  heading: string;
  introduction: string;
  homeLink: string;
  image: ImageFile;
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
      picture={
        <Picture
          image={imageData(image)}
          alt={imageAlt}
          loading="eager"
          priority
          className={styles.picture}
        />
      }
    >
      <ButtonLink to="/">{homeLink}</ButtonLink>
    </PageHero>
  );
}
