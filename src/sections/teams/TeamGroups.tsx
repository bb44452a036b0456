import { clsx } from "clsx";

import { BalancedGrid } from "../../components/BalancedGrid/BalancedGrid";
import { Reveal } from "../../components/Reveal/Reveal";
import { MemberCard } from "./MemberCard";
import * as styles from "./TeamGroups.module.css";

/** Delay of each group's reveal, in ms. All further groups have a delay of 600 ms. */
const delaysMs = [0, 200, 300, 400, 500, 600];

/**
 * Renders the team's groups. Groups without members are hidden, and groups with the
 * same anchor share a section.
 */
export function TeamGroups({
  groups,
}: Pick<Queries.TeamsPageQuery["teamContent"], "groups">) {
  const shown = groups
    .filter(({ members }) => members.length > 0)
    .map((group, index) => ({ ...group, index, id: `group-${index + 1}` }));
  const anchors = [...new Set(shown.map(({ anchor }) => anchor))];
  return (
    <div className={clsx("page-width", styles.sections)}>
      {anchors.map((anchor) => {
        const together = shown.filter((group) => group.anchor === anchor);
        // Only groups with one member are placed side by side.
        const areSideBySide =
          together.length > 1 &&
          together.every(({ members }) => members.length === 1);
        return (
          <BalancedGrid
            as="section"
            key={anchor}
            id={anchor}
            aria-labelledby={together.map(({ id }) => id).join(" ")}
            wide={areSideBySide ? 3 : 1}
            medium={areSideBySide ? 2 : 1}
            className={clsx(styles.section, areSideBySide && styles.sideBySide)}
          >
            {together.map(({ heading, members, index, id }) => (
              <Reveal key={id} delay={delaysMs[index] ?? 600}>
                <h2 id={id} className={styles.heading}>
                  {heading}
                </h2>
                <BalancedGrid
                  wide={5}
                  medium={3}
                  narrow={2}
                  className={styles.members}
                >
                  {members.map((member, memberIndex) => (
                    <li key={memberIndex}>
                      <MemberCard
                        member={member}
                        isPriority={index === 0 && memberIndex === 0}
                        isAlone={members.length === 1}
                      />
                    </li>
                  ))}
                </BalancedGrid>
              </Reveal>
            ))}
          </BalancedGrid>
        );
      })}
    </div>
  );
}
