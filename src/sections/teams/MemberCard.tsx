import { clsx } from "clsx";

import * as card from "../../components/Card/card.module.css";
import { interpolate } from "../../components/interpolate";
import { Icon } from "../../components/Icon/Icon";
import { OutboundLink } from "../../components/OutboundLink/OutboundLink";
import { Picture } from "../../components/Picture/Picture";
import * as styles from "./MemberCard.module.css";
import { memberLinks } from "./memberLinks";

type Team = Queries.TeamsPageQuery["teamContent"];

export interface MemberCardProps {
  member: Team["groups"][number]["members"][number];
  /** Names of what is on a card; `{name}` stands for the member's name. */
  labels: Team["labels"];
  /** Whether the card is the page's first, above the fold. */
  first: boolean;
}

/** Renders a member's photo, or an icon in its place, the name, and links. */
export function MemberCard({ member, labels, first }: MemberCardProps) {
  const { name, img } = member;
  const links = memberLinks(member);
  return (
    <div className={clsx(card.card, styles.card)}>
      {img ? (
        <Picture
          image={img}
          alt={interpolate(labels.photo, { name })}
          className={styles.photo}
          loading={first ? "eager" : "lazy"}
          priority={first}
        />
      ) : (
        <div className={styles.placeholder}>
          <Icon name="user" />
        </div>
      )}
      <p className={styles.name} dir="auto">
        {name}
      </p>
      {links.length > 0 && (
        <div className={styles.links}>
          {links.map(({ kind, icon, href }) => (
            <OutboundLink
              key={kind}
              href={href}
              className={styles.link}
              aria-label={interpolate(labels[kind], { name })}
            >
              <Icon name={icon} />
            </OutboundLink>
          ))}
        </div>
      )}
    </div>
  );
}
