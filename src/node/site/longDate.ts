/**
 * A day written out.
 *
 * @param day the day, as in 2025-01-31
 * @param language a language tag, as in en
 */
export function longDate(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
