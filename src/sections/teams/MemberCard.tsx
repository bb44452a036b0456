import { clsx } from "clsx";

import * as card from "../../components/card.module.css";
import { gmailUrl } from "../../components/gmailUrl";
import { Icon } from "../../components/Icon/Icon";
import { interpolate } from "../../components/interpolate";
import { Picture } from "../../components/Picture/Picture";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import * as styles from "./MemberCard.module.css";

type Team = Queries.TeamsPageQuery["teamContent"];

interface MemberCardProps {
  member: Team["groups"][number]["members"][number];
  /** Accessible names; `{name}` stands for the member's name. */
  labels: Team["labels"];
  /** Whether to load the photo before all others. */
  isPriority: boolean;
  /** Whether the group has no other member: on a phone, its card is wider. */
  isAlone: boolean;
}

/** Renders a member's photo or a placeholder icon, the name, and links. */
export function MemberCard({
  member,
  labels,
  isPriority,
  isAlone,
}: MemberCardProps) {
  const { name, img, linkedin, github, mail } = member;
  const profile = github && `https://github.com/${github}`;
  const compose = mail && gmailUrl({ to: mail });
  const links = [
    { kind: "linkedin", icon: "linkedin", href: linkedin },
    { kind: "github", icon: "github", href: profile },
    { kind: "mail", icon: "envelope", href: compose },
  ] as const;
  return (
    <div className={clsx(card.card, styles.card)}>
      {img ? (
        <Picture
          image={img}
          alt={interpolate(labels.photo, { name })}
          className={styles.photo}
          isPriority={isPriority}
          // On a phone, 43vw: at a density of 3, 0.9 of it is enough.
          sizes={isAlone ? "224px" : "min(38vw, 224px)"}
        />
      ) : (
        <div className={styles.placeholder}>
          <Icon name="user" />
        </div>
      )}
      <p className={styles.name} dir="auto">
        {name}
      </p>
      {(linkedin ?? github ?? mail) && (
        <div className={styles.links}>
          {links.map(
            ({ kind, icon, href }) =>
              href && (
                <SiteLink
                  key={kind}
                  href={href}
                  className={styles.link}
                  aria-label={interpolate(labels[kind], { name })}
                >
                  <Icon name={icon} />
                </SiteLink>
              ),
          )}
        </div>
      )}
    </div>
  );
}
