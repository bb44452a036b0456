import type { ComponentProps } from "react";

import { BalancedGrid } from "../../components/BalancedGrid/BalancedGrid";
import { Reveal } from "../../components/Reveal/Reveal";
import type { Member, MemberLabels } from "./member";
import { MemberCard } from "./MemberCard";
import * as styles from "./TeamGroup.module.css";

interface TeamGroupProps {
  heading: string;
  headingId: string;
  members: readonly Member[];
  labels: MemberLabels;
  /** Whether the group is the page's first, in the first view. */
  first: boolean;
  /** When the group starts its reveal, in ms. */
  delay: ComponentProps<typeof Reveal>["delay"];
}

/** A group of members under its heading. */
export function TeamGroup({
  heading,
  headingId,
  members,
  labels,
  first,
  delay,
}: TeamGroupProps) {
  return (
    <Reveal delay={delay}>
      <h2 id={headingId} className={styles.heading} dir="auto">
        {heading}
      </h2>
      <BalancedGrid wide={5} medium={3} narrow={2} className={styles.members}>
        {members.map((member, index) => (
          <li key={index}>
            <MemberCard
              member={member}
              labels={labels}
              first={first && index === 0}
            />
          </li>
        ))}
      </BalancedGrid>
    </Reveal>
  );
}
