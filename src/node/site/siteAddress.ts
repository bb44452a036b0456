import type { ResolverContext } from "../graphql/resolverContext";

/**
 * Returns the address that a build is deployed to, if it is given; undefined if
 * SITE_URL is empty.
 *
 * @throws Error if it is not an origin, as in https://preview.example.org
 */
export function deployAddress(given = ""): string | undefined {
  if (given === "") return undefined;
  if (!URL.canParse(given) || new URL(given).origin !== given) {
    throw new Error(
      `SITE_URL is "${given}"; expected an address without a path, as in https://preview.example.org. A path belongs in PATH_PREFIX.`,
    );
  }
  return given;
}

/**
 * Returns whether two addresses are of the same site: with http or https, with
 * or without www. Hosts redirect from one to the other.
 */
function isSameSite(one: string, other: string): boolean {
  const [first, second] = [one, other].map((address) =>
    new URL(address).host.replace(/^www\./, ""),
  );
  return first === second;
}

/**
 * Returns why a build for the address SITE_URL cannot be published as the
 * community's site; undefined if it can.
 *
 * @param own the address in data/site.json
 */
export function productionProblem(
  deployed: string | undefined,
  own: string,
): string | undefined {
  if (deployed === undefined || isSameSite(deployed, own)) return undefined;
  return `This site would be published at ${deployed}, but data/site.json says ${own}, so search engines would be asked not to index it. Set "url" in data/site.json to "${deployed}", or let the host publish at ${own} (on GitHub: Settings, Pages, Custom domain).`;
}

/**
 * Returns the address that the site is built for. Reads the Site node, so that
 * Gatsby runs its queries again for a new address.
 */
export async function resolveUrl(
  { url }: { url: string },
  _args: unknown,
  { nodeModel }: ResolverContext,
): Promise<string> {
  const site = await nodeModel.findOne<{
    siteMetadata: { siteUrl?: string };
  }>({ type: "Site" });
  const deployed = site?.siteMetadata.siteUrl;
  return deployed === undefined || isSameSite(deployed, url) ? url : deployed;
}

/** The fields of SiteContent that depend on where the build is deployed. */
export const siteAddressFields = {
  url: { resolve: resolveUrl },
  isPreview: {
    type: "Boolean!",
    resolve: async (
      source: { url: string },
      args: unknown,
      context: ResolverContext,
    ) => (await resolveUrl(source, args, context)) !== source.url,
  },
};
