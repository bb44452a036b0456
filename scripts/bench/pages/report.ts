import type { Comparison } from "./measurePages";
import { median } from "./median";
import type { Use } from "./measureUse";
import type { Lighthouse, Setting } from "./runLighthouse";
import { type Column, table } from "./table";
import { kinds, type Loads } from "./weighVisit";

/** All that a run of the bench has measured. */
export interface Measured {
  comparisons: readonly Comparison[];
  scores: readonly { path: string; scores: Record<Setting, number> }[];
  loads: readonly { path: string; loads: Loads }[];
  uses: readonly Use[];
}

const ms = (time: number) => `${Math.round(time)} ms`;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const both =
  (pick: (of: Lighthouse) => string) =>
  ({ site, floor }: Comparison) =>
    `${pick(site)} / ${pick(floor)}`;

const ratio =
  (pick: (of: Lighthouse) => number) =>
  ({ site, floor }: Comparison) =>
    (pick(site) / pick(floor)).toFixed(2);

const comparisonColumns: Column<Comparison>[] = [
  ["page, site / floor", ({ path, setting }) => `${path} ${setting}`],
  ["score", both(({ score }) => String(Math.round(score)))],
  ["FCP", both(({ fcp }) => ms(fcp))],
  ["ratio", ratio(({ fcp }) => fcp)],
  ["LCP", both(({ lcp }) => ms(lcp))],
  ["ratio", ratio(({ lcp }) => lcp)],
  ["Speed Index", both(({ speedIndex }) => ms(speedIndex))],
  ["TBT", both(({ tbt }) => ms(tbt))],
  ["CLS", both(({ cls }) => cls.toFixed(3))],
];

const loadColumns: Column<Measured["loads"][number]>[] = [
  ["first visit", ({ path }) => path],
  ...[...kinds, "other" as const, "prefetch" as const].map(
    (kind): Column<Measured["loads"][number]> => [
      kind,
      ({ loads: { [kind]: load } }) =>
        load ? `${kB(load.bytes)} in ${load.requests}` : "",
    ],
  ),
  ["in all, without prefetch", ({ loads }) => kB(total(loads))],
];

function total({ prefetch: _prefetch, ...loads }: Loads): number {
  return Object.values(loads).reduce((sum, { bytes }) => sum + bytes, 0);
}

function useLines(uses: readonly Use[]): string {
  const clicks = uses.flatMap((use) => use.clicks);
  const of = (pick: (use: Use) => number) => median(uses.map(pick));
  return [
    `- From a click, 100 ms after the hover began, to the new page's content: ${ms(median(clicks))} (median of ${clicks.length}; slowest ${ms(Math.max(...clicks))}).`,
    `- Long tasks while the home page loads on a processor four times slower: ${of((use) => use.longTasks)}; the longest took ${ms(of((use) => use.longestTask))}.`,
    `- JavaScript heap after ten navigations: ${(of((use) => use.heap) / 1e6).toFixed(1)} MB.`,
  ].join("\n");
}

/** What was measured, in Markdown. */
export function report({ comparisons, scores, loads, uses }: Measured): string {
  return [
    table(comparisonColumns, comparisons),
    "Lighthouse performance of every route, medians of three:",
    table(
      [
        ["route", ({ path }) => path],
        ["mobile", (row) => String(Math.round(row.scores.mobile))],
        ["desktop", (row) => String(Math.round(row.scores.desktop))],
      ],
      scores,
    ),
    "Bytes over the wire and requests of a first visit on a phone:",
    table(loadColumns, loads),
    "In use:",
    useLines(uses),
  ].join("\n\n");
}
