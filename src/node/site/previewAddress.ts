/**
 * Where a build will be found, if not at the address in data/site.json.
 *
 * @param environment its SITE_URL names the address; PATH_PREFIX is not part
 *   of it
 * @returns the address without a slash at its end; undefined if none is named
 * @throws Error if SITE_URL is not the address of a host
 */
export function previewAddress(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const given = environment.SITE_URL?.trim();
  if (!given) return undefined;
  const address = URL.canParse(given) ? new URL(given) : undefined;
  const { protocol, origin } = address ?? {};
  const isWeb = protocol === "https:" || protocol === "http:";
  if (!isWeb || address?.href !== `${origin}/`) {
    throw new Error(
      `SITE_URL is "${given}"; expected an address without a path, as in https://preview.example.org. A path is named by PATH_PREFIX.`,
    );
  }
  return origin;
}
