import type { ComponentProps } from "react";

import { BalancedGrid } from "../../components/BalancedGrid/BalancedGrid";
import { Reveal } from "../../components/Reveal/Reveal";
import { MemberCard, type MemberCardProps } from "./MemberCard";
import * as styles from "./TeamGroup.module.css";

interface TeamGroupProps {
  heading: string;
  headingId: string;
  members: readonly MemberCardProps["member"][];
  labels: MemberCardProps["labels"];
  /** Whether the group is the page's first, above the fold. */
  first: boolean;
  /** When the group starts its reveal, in ms. */
  delay: ComponentProps<typeof Reveal>["delay"];
}

/** Renders a group of members under its heading. */
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
