import type { ResolverContext } from "../graphql/resolverContext";

/**
 * Returns the address of a build that is deployed elsewhere than data/site.json
 * says; undefined if SITE_URL is empty.
 *
 * @throws Error if it is not an origin, as in https://preview.example.org
 */
export function previewAddress(given = ""): string | undefined {
  if (given === "") return undefined;
  if (!URL.canParse(given) || new URL(given).origin !== given) {
    throw new Error(
      `SITE_URL is "${given}"; expected an address without a path, as in https://preview.example.org. A path belongs in PATH_PREFIX.`,
    );
  }
  return given;
}

interface SiteNode {
  siteMetadata: { siteUrl?: string };
}

/** Reads the Site node, so that Gatsby runs its queries again for a new address. */
async function resolveUrl(
  { url }: { url: string },
  _args: unknown,
  { nodeModel }: ResolverContext,
): Promise<string> {
  const site = await nodeModel.findOne<SiteNode>({ type: "Site" });
  return site?.siteMetadata.siteUrl ?? url;
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
