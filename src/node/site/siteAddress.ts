import type { ResolverContext } from "../graphql/resolverContext";

/**
 * Returns the address that SITE_URL names for a build that will be found
 * elsewhere than data/site.json says; undefined where it names none.
 *
 * @param given the variable's value
 * @throws Error if it is not the address of a host
 */
export function previewAddress(given = ""): string | undefined {
  if (given === "") return undefined;
  if (!URL.canParse(given) || new URL(given).origin !== given) {
    throw new Error(
      `SITE_URL is "${given}"; expected an address without a path, as in https://preview.example.org. PATH_PREFIX names a path.`,
    );
  }
  return given;
}

interface SiteNode {
  siteMetadata: { siteUrl?: string };
}

/** Asks the node model, so that Gatsby renders all pages for a new address. */
async function addressOf(
  { url }: { url: string },
  { nodeModel }: ResolverContext,
): Promise<string> {
  const site = await nodeModel.findOne<SiteNode>({ type: "Site" });
  return site?.siteMetadata.siteUrl ?? url;
}

/** Fields of SiteContent: the build's own address, and whether it is another. */
export const siteAddressFields = {
  url: {
    resolve: (
      source: { url: string },
      _args: unknown,
      context: ResolverContext,
    ) => addressOf(source, context),
  },
  isPreview: {
    type: "Boolean!",
    resolve: async (
      source: { url: string },
      _args: unknown,
      context: ResolverContext,
    ) => (await addressOf(source, context)) !== source.url,
  },
};
