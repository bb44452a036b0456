import { ButtonLink } from "../../components/Button/ButtonLink";
import { Logo } from "../../components/Logo/Logo";
import { Picture, type PictureSource } from "../../components/Picture/Picture";
import * as styles from "./Hero.module.css";

interface HeroProps {
  /** The community's name, which the logo shows. */
  name: string;
  tagline: string;
  introduction: string;
  learnMore: string;
  image: PictureSource;
  imageAlt: string;
}

/** The first thing a visitor sees. */
export function Hero({
  name,
  tagline,
  introduction,
  learnMore,
  image,
  imageAlt,
}: HeroProps) {
  return (
    <section id="home" aria-labelledby="home-heading" className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words} dir="auto">
          <h1 id="home-heading">
            <Logo alt={name} className={styles.logo} />
          </h1>
          <p className={styles.tagline}>{tagline}</p>
          <p className={styles.introduction}>{introduction}</p>
          <ButtonLink to="/about">{learnMore}</ButtonLink>
        </div>
        <div className={styles.robot}>
          <Picture
            image={image}
            alt={imageAlt}
            loading="eager"
            priority
            className={styles.picture}
          />
        </div>
      </div>
    </section>
  );
}
