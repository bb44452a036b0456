/**
 * The id that a hash names.
 *
 * @param hash as `location.hash` gives it, with `#`, or empty
 * @returns the id; the hash as it stands where its escapes make no sense
 */
export function decodeHash(hash: string): string {
  const id = hash.replace(/^#/, "");
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
