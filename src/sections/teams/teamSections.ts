import { balancedColumns } from "../../components/BalancedGrid/balancedColumns";

/** When each group on the page starts its reveal, in ms; later ones as the last. */
export const GROUP_DELAYS_MS = [0, 200, 300, 400, 500, 600, 600] as const;

type GroupDelay = (typeof GROUP_DELAYS_MS)[number];

interface Group {
  readonly anchor: string;
  readonly members: readonly unknown[];
}

/** Groups that stand together under one anchor. */
export interface TeamSection<G extends Group> {
  anchor: string;
  groups: { group: G; delay: GroupDelay }[];
}

/**
 * The sections of the Teams page. Groups without members are left out; groups
 * with the same anchor share a section, for an id is there only once.
 *
 * @param groups the groups in the order of the page
 */
export function teamSections<G extends Group>(
  groups: readonly G[],
): TeamSection<G>[] {
  const sections: TeamSection<G>[] = [];
  const shown = groups.filter(({ members }) => members.length > 0);
  for (const [index, group] of shown.entries()) {
    const entry = { group, delay: GROUP_DELAYS_MS[index] ?? 600 };
    const section = sections.find(({ anchor }) => anchor === group.anchor);
    if (section) section.groups.push(entry);
    else sections.push({ anchor: group.anchor, groups: [entry] });
  }
  return sections;
}

/**
 * In how many columns the groups of a section stand, from 1 to 3. Only groups
 * of one member stand side by side.
 */
export function sectionColumns(entries: TeamSection<Group>["groups"]): number {
  const areSmall = entries.every(({ group }) => group.members.length === 1);
  return areSmall ? balancedColumns(entries.length, 3) : 1;
}
