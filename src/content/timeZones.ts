/** Current names of zones. Browsers use the older names from the Unicode CLDR. */
const currentNames = `Africa/Asmara America/Argentina/Buenos_Aires
  America/Nuuk Asia/Ho_Chi_Minh Asia/Kathmandu Asia/Kolkata Asia/Yangon
  Atlantic/Faroe Europe/Kyiv UTC`.split(/\s+/);

/** Returns the name that this browser or Node uses for a zone. */
const ownName = (timeZone: string) =>
  new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;

/** Returns the IANA name of each time zone that this browser or Node supports. */
export function timeZoneNames(): string[] {
  const current = currentNames.filter(isTimeZone);
  const older = new Set(current.map(ownName));
  const others = Intl.supportedValuesOf("timeZone");
  const kept = others.filter((name) => !older.has(name));
  return [...current, ...kept].sort();
}

/**
 * Returns true for a current or former IANA name. Intl alone would also accept names in
 * any case, offsets such as +05:30, and abbreviations such as IST, which can be ambiguous.
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
