import { cityMapping } from "city-timezones";

import { timeZoneNames } from "../localTime";
import { foldName, meantName } from "./meantName";
import type { Problem } from "./problems";

/** Returns what is expected instead of a name that no time zone has. */
export function unknownTimeZone(
  name: string,
): Pick<Problem, "expected" | "hint"> {
  const expected = "the IANA name of a time zone, such as Asia/Kolkata";
  const hint = meantTimeZone(name);
  if (hint !== undefined) return { expected, hint };
  return {
    expected: `${expected}; a web search for "IANA time zone" with the name of a large city finds it`,
  };
}

/**
 * Returns the zone that is certainly meant: its name in another spelling, or the only
 * one of the city on the continent, or one whose city there differs by a letter.
 */
function meantTimeZone(name: string): string | undefined {
  const zones = timeZoneNames();
  const same = zones.find((zone) => foldName(zone) === foldName(name));
  if (same !== undefined) return same;
  const [continent = "", city = continent] = name.split("/");
  const isNear = (zone: string) =>
    city === continent ||
    foldName(zone.replace(/\/.*/, "")) === foldName(continent);
  const ofCity = cityMapping
    .filter((each) => foldName(each.city) === foldName(city))
    .map(({ timezone }) => timezone)
    .filter((zone) => zone && isNear(zone));
  const [zone, ...others] = new Set(ofCity);
  if (zone !== undefined) return others.length === 0 ? zone : undefined;
  if (city === continent) return undefined;
  const cities = new Map(
    zones.filter(isNear).map((zone) => [zone.replace(/.*\//, ""), zone]),
  );
  return cities.get(meantName(city, cities.keys()) ?? "");
}
