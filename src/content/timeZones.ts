/** Current names of zones for which the Unicode CLDR, and so browsers, use older names. */
const currentNames = `Africa/Asmara America/Argentina/Buenos_Aires
  America/Nuuk Asia/Ho_Chi_Minh Asia/Kathmandu Asia/Kolkata Asia/Yangon
  Atlantic/Faroe Europe/Kyiv UTC`.split(/\s+/);

/** Returns the name that this browser or Node uses for a zone. */
const ownName = (timeZone: string) =>
  new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;

/** Returns the IANA names of all time zones that this browser or Node knows, once each. */
export function timeZoneNames(): string[] {
  const current = currentNames.filter(isTimeZone);
  const older = new Set(current.map(ownName));
  const others = Intl.supportedValuesOf("timeZone");
  const kept = others.filter((name) => !older.has(name));
  return [...current, ...kept].sort();
}

/**
 * Returns whether a string is a current or former IANA name. Intl alone would also accept
 * any case, "+05:30", and abbreviations such as IST, some of which are ambiguous.
 */
export function isTimeZone(name: string): boolean {
  if (!/^([A-Z]\w+(\/[A-Z][\w+-]*)+|[A-Z][a-z]{3,}|GMT|UTC)$/.test(name))
    return false;
  try {
    return ownName(name) !== "";
  } catch {
    return false;
  }
}
