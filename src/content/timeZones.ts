import { nearestName } from "./nearestName";

/** Names that the Unicode CLDR, and so browsers, know by an older one. */
const currentNames = `Africa/Asmara America/Argentina/Buenos_Aires
  America/Nuuk Asia/Ho_Chi_Minh Asia/Kathmandu Asia/Kolkata Asia/Yangon
  Atlantic/Faroe Europe/Kyiv UTC`.split(/\s+/);

/** Returns the name that this browser or Node has for a zone. */
const ownName = (timeZone: string) =>
  new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;

/** Returns the IANA names of all time zones, each zone once. */
export function timeZoneNames(): string[] {
  const older = new Set(currentNames.map(ownName));
  const others = Intl.supportedValuesOf("timeZone");
  const kept = others.filter((name) => !older.has(name));
  return [...currentNames, ...kept].sort();
}

/** Returns whether a text is an IANA name, which may also be a former one. */
export function isTimeZone(name: string): boolean {
  // Intl also takes "EST", "+05:30" and any case.
  if (!/^([A-Z]\w+(\/[A-Z][\w+-]*)+|UTC)$/.test(name)) return false;
  try {
    return ownName(name) !== "";
  } catch {
    return false;
  }
}

/** Returns the most similar name of a zone; people may write only the city. */
export function nearestTimeZone(name: string): string | undefined {
  const names = timeZoneNames();
  const cities = new Map(names.map((zone) => [zone.replace(/.*\//, ""), zone]));
  const city = nearestName(name, cities.keys(), 0.2) ?? "";
  return cities.get(city) ?? nearestName(name, names);
}
