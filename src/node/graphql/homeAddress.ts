import type { ResolverContext } from "./resolverContext";

/** Returns the URL of the home page, without a trailing slash. */
export const homeAddress = (url: string, pathPrefix: string): string =>
  new URL(pathPrefix, url).href.replace(/\/$/, "");

/** The field SiteContent.home. */
export const homeField = {
  type: "String!",
  resolve: async (
    { url }: { url: string },
    _args: unknown,
    { nodeModel }: ResolverContext,
  ) => {
    const site = await nodeModel.findOne<{ pathPrefix: string }>({
      type: "Site",
    });
    return homeAddress(url, site?.pathPrefix ?? "");
  },
};
