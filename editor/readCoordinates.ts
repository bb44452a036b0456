/**
 * Returns the coordinates in a text as maps copy it, such as "41.15, -8.61" or
 * "41.15° N, 8.61° W"; undefined if there is no pair.
 */
export function readCoordinates(
  text: string,
): { lat: number; lng: number } | undefined {
  const number = String.raw`([-−]?\d{1,3}(?:\.\d+)?)\s*°?\s*`;
  const pair = new RegExp(
    `^\\s*${number}([NS]?)[,;\\s]+${number}([EW]?)\\s*$`,
    "i",
  );
  const [, north, ns = "", east, ew = ""] = pair.exec(text) ?? [];
  // "41,15" is one number where a comma separates decimals.
  if (!north || !east || /^\s*\d+,\d+\s*$/.test(text)) return undefined;
  const read = (digits: string, isNegative: boolean) =>
    Number(digits.replace("−", "-")) * (isNegative ? -1 : 1);
  return {
    lat: read(north, /s/i.test(ns)),
    lng: read(east, /w/i.test(ew)),
  };
}
