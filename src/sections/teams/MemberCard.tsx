import { clsx } from "clsx";

import * as card from "../../components/card.module.css";
import { gmailUrl } from "../../components/gmailUrl";
import { Icon } from "../../components/Icon/Icon";
import { Picture } from "../../components/Picture/Picture";
import { NEW_TAB, SiteLink } from "../../components/SiteLink/SiteLink";
import * as styles from "./MemberCard.module.css";

interface MemberCardProps {
  member: Queries.TeamsPageQuery["teamContent"]["groups"][number]["members"][number];
  /** Whether the photo loads before all others. */
  isPriority: boolean;
  /** Whether this is the group's only member. On phones, such a card is wider. */
  isAlone: boolean;
}

/** Renders a member's photo or a placeholder icon, the name, and links. */
export function MemberCard({ member, isPriority, isAlone }: MemberCardProps) {
  const { name, img, linkedin, github, mail } = member;
  const profile = github && `https://github.com/${github}`;
  const compose = mail && gmailUrl({ to: mail });
  const links = [
    { label: `${name} on LinkedIn`, icon: "linkedin", href: linkedin },
    { label: `${name} on GitHub`, icon: "github", href: profile },
    { label: `Write to ${name} with Gmail`, icon: "envelope", href: compose },
  ];
  return (
    <div className={clsx(card.card, styles.card)}>
      {img ? (
        <Picture
          image={img}
          alt={`Portrait of ${name}`}
          className={styles.photo}
          isPriority={isPriority}
          // Phones show the photo 43vw wide. For a density of 3, a 38vw file is enough.
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
            ({ label, icon, href }) =>
              href && (
                <SiteLink
                  key={icon}
                  href={href}
                  className={styles.link}
                  aria-label={`${label} ${NEW_TAB}`}
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
