/**
 * Returns the build time in ms. Without SOURCE_DATE_EPOCH, this is the start of the day
 * in UTC, so that two builds on one day are equal.
 *
 * @param sourceDateEpoch in s
 * @throws Error if `sourceDateEpoch` is not a number
 */
export function buildTime(sourceDateEpoch = ""): number {
  if (sourceDateEpoch === "") return new Date().setUTCHours(0, 0, 0, 0);
  const time = Number(sourceDateEpoch) * 1000;
  if (Number.isFinite(time)) return time;
  throw new Error(
    `SOURCE_DATE_EPOCH is "${sourceDateEpoch}"; expected a time in seconds.`,
  );
}
