import type { Rule } from "../content";
import { nearestName } from "../nearestName";
import { problemAt } from "../report";
import { isTimeZone, timeZoneNames } from "../timeZones";
import { quote } from "../wording";
import { findReferences } from "./findReferences";

/** Reports time zones that do not exist. */
export const knownTimeZones: Rule = ({ documents }) =>
  findReferences(documents)
    .filter(({ reference }) => reference.to === "timeZone")
    .filter(({ name }) => !isTimeZone(name))
    .map(({ document, node, name }) =>
      problemAt(document, node, {
        found: quote(name),
        expected: "the IANA name of a time zone, such as Asia/Kolkata",
        hint: nearestZone(name),
      }),
    );

/** People may write only the city. */
function nearestZone(name: string): string | undefined {
  const names = timeZoneNames();
  const cities = new Map(names.map((zone) => [zone.split("/").at(-1), zone]));
  const city = nearestName(name, [...cities.keys()].map(String), 0.2);
  return cities.get(city) ?? nearestName(name, names);
}
