/** Names that the Unicode CLDR, and so browsers, know by an older one. */
const currentNames = `Africa/Asmara America/Argentina/Buenos_Aires
  America/Nuuk Asia/Ho_Chi_Minh Asia/Kathmandu Asia/Kolkata Asia/Yangon
  Atlantic/Faroe Europe/Kyiv UTC`.split(/\s+/);

/** Returns the name that this browser or Node has for a zone. */
const ownName = (timeZone: string) =>
  new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;

/** Returns the IANA names of all time zones that are known here, each zone once. */
export function timeZoneNames(): string[] {
  const current = currentNames.filter(isTimeZone);
  const older = new Set(current.map(ownName));
  const others = Intl.supportedValuesOf("timeZone");
  const kept = others.filter((name) => !older.has(name));
  return [...current, ...kept].sort();
}

/**
 * Returns whether a text is an IANA name, which may also be a former one. Intl also
 * takes any case, "+05:30", and abbreviations such as IST, some for another place.
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
