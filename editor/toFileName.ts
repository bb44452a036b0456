/** Letters that NFKD does not decompose into a base letter and an accent. */
const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/**
 * Returns a file name, as in `zoe-oneill.jpg` for "Zoë O’Neill", that no file
 * of the folder has, whatever its capitals.
 *
 * @param ending with its dot
 */
export function toFileName(
  wish: string,
  ending: string,
  taken: readonly string[],
): string {
  const words = wish
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? "")
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-|-$/g, "");
  // Windows has devices of these names.
  const name = /^(con|prn|aux|nul|com\d|lpt\d)?$/.test(words)
    ? `picture-${words}`.replace(/-$/, "")
    : words;
  const existing = new Set(taken.map((file) => file.toLowerCase()));
  let file = name + ending;
  for (let n = 2; existing.has(file); n += 1) file = `${name}-${n}${ending}`;
  return file;
}
