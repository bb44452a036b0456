import { TeamGroup } from "./TeamGroup";
import * as styles from "./TeamGroups.module.css";
import { sectionColumns, teamSections } from "./teamSections";

/** Renders everybody on the team, group by group. */
export function TeamGroups({
  groups,
  labels,
}: Pick<Queries.TeamsPageQuery["teamContent"], "groups" | "labels">) {
  const headingId = (anchor: string, index: number) =>
    `${anchor}-heading-${index + 1}`;
  const sections = teamSections(groups);
  if (sections.length === 0) return null;
  return (
    <div className={styles.sections}>
      {sections.map(({ anchor, groups: entries }, section) => (
        <section
          key={anchor}
          id={anchor}
          aria-labelledby={entries
            .map((_, index) => headingId(anchor, index))
            .join(" ")}
          className={styles.section}
          data-columns={sectionColumns(entries)}
        >
          {entries.map(({ group, delay }, index) => (
            <TeamGroup
              key={group.heading}
              heading={group.heading}
              headingId={headingId(anchor, index)}
              members={group.members}
              labels={labels}
              first={section === 0 && index === 0}
              delay={delay}
            />
          ))}
        </section>
      ))}
    </div>
  );
}
