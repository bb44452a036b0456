import { clsx } from "clsx";

import * as card from "../../components/Card/card.module.css";
import { fill } from "../../components/fill";
import { Icon } from "../../components/Icon/Icon";
import { OutboundLink } from "../../components/OutboundLink/OutboundLink";
import { Picture } from "../../components/Picture/Picture";
import type { Member, MemberLabels } from "./member";
import * as styles from "./MemberCard.module.css";
import { memberLinks } from "./memberLinks";

interface MemberCardProps {
  member: Member;
  labels: MemberLabels;
  /** Whether the card is the page's first, in the first view. */
  first?: boolean;
}

/** A member's photo, or an icon in its place, the name, and links. */
export function MemberCard({ member, labels, first = false }: MemberCardProps) {
  const { name, img } = member;
  const links = memberLinks(member);
  return (
    <div className={clsx(card.card, styles.card)}>
      {img ? (
        <Picture
          image={img}
          alt={fill(labels.photo, { name })}
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
              aria-label={fill(labels[kind], { name })}
            >
              <Icon name={icon} />
            </OutboundLink>
          ))}
        </div>
      )}
    </div>
  );
}
