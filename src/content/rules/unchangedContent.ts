import type { WarningRule } from "../content";
import { daysBetween } from "../daysBetween";

const NOTICE_DAYS = 365;

/** Warns when no content has changed for a year. */
export const unchangedContent: WarningRule = ({ source }) => {
  const { folder, lastChange, today } = source;
  if (lastChange === undefined) return [];
  if (daysBetween(lastChange, today) <= NOTICE_DAYS) return [];
  return [
    {
      summary: `nothing has been published since ${lastChange}; check that the texts and the people are still right`,
      places: [`${folder}/`],
    },
  ];
};
