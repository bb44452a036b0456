import { clsx } from "clsx";

import * as buttonStyles from "../../components/buttonStyles.module.css";
import { RobotPicture } from "../robot/RobotPicture";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import { useInView } from "../../components/useInView";
import { Logo } from "../../site/Logo";
import * as styles from "./Hero.module.css";

type HeroProps = Queries.HomePageQuery["homeContent"]["hero"] &
  Pick<Queries.SharedContentQuery["siteContent"], "name" | "tagline">;

export function Hero({
  name,
  tagline,
  introduction,
  learnMore,
  image,
  imageAlt,
}: HeroProps) {
  const [robot, isInView = true] = useInView<HTMLDivElement>();
  return (
    <section
      id="home"
      data-hero
      aria-labelledby="home-heading"
      className={styles.hero}
    >
      <div className={clsx("page-width", styles.inner)}>
        <div className={styles.text}>
          <h1 id="home-heading">
            <span className="visually-hidden">{name}</span>
            <Logo alt="" className={styles.logo} />
          </h1>
          <p className={styles.tagline}>{tagline}</p>
          <p className={styles.introduction}>{introduction}</p>
          <SiteLink href="/about" className={buttonStyles.primary}>
            {learnMore}
          </SiteLink>
        </div>
        <div
          ref={robot}
          className={clsx(styles.robot, !isInView && styles.idle)}
        >
          <div className={styles.figure}>
            <RobotPicture
              image={image}
              alt={imageAlt}
              className={styles.picture}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
