import {
  BalancedGrid,
  balancedColumns,
} from "../../components/BalancedGrid/BalancedGrid";
import { Reveal } from "../../components/Reveal/Reveal";
import { MemberCard } from "./MemberCard";
import * as styles from "./TeamGroups.module.css";

/** When each group starts its reveal, in ms; later ones as the last. */
const DELAYS = [0, 200, 300, 400, 500, 600];

/**
 * Renders everybody on the team, group by group. Groups without members are
 * left out; those with the same anchor share a section.
 */
export function TeamGroups({
  groups,
  labels,
}: Pick<Queries.TeamsPageQuery["teamContent"], "groups" | "labels">) {
  const shown = groups
    .filter(({ members }) => members.length > 0)
    .map((group, index) => ({ ...group, index, id: `group-${index + 1}` }));
  const anchors = [...new Set(shown.map(({ anchor }) => anchor))];
  return (
    <div className={styles.sections}>
      {anchors.map((anchor) => {
        const entries = shown.filter((group) => group.anchor === anchor);
        // Only groups of one member stand side by side.
        const areSmall = entries.every(({ members }) => members.length === 1);
        return (
          <section
            key={anchor}
            id={anchor}
            aria-labelledby={entries.map(({ id }) => id).join(" ")}
            className={styles.section}
            data-columns={areSmall ? balancedColumns(entries.length, 3) : 1}
          >
            {entries.map(({ heading, members, index, id }) => (
              <Reveal key={id} delay={DELAYS[index] ?? 600}>
                <h2 id={id} className={styles.heading} dir="auto">
                  {heading}
                </h2>
                <BalancedGrid
                  wide={5}
                  medium={3}
                  narrow={2}
                  className={styles.members}
                >
                  {members.map((member, place) => (
                    <li key={place}>
                      <MemberCard
                        member={member}
                        labels={labels}
                        first={index === 0 && place === 0}
                      />
                    </li>
                  ))}
                </BalancedGrid>
              </Reveal>
            ))}
          </section>
        );
      })}
    </div>
  );
}
