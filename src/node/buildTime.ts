/**
 * Returns the time of a build in ms: the given one in s, or the start of the
 * day, so that two builds of one day are equal.
 *
 * @throws Error if the given time is not a number
 */
export function buildTime(sourceDateEpoch = ""): number {
  if (sourceDateEpoch === "") return new Date().setUTCHours(0, 0, 0, 0);
  const time = Number(sourceDateEpoch) * 1000;
  if (Number.isFinite(time)) return time;
  throw new Error(
    `SOURCE_DATE_EPOCH is "${sourceDateEpoch}"; expected a time in seconds.`,
  );
}
