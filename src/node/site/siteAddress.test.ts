import type { CreateResolversArgs } from "gatsby";

import { resolveSiteAddress } from "./siteAddress";

type Resolve = (source: object, args: object, context: object) => unknown;

interface Resolvers {
  SiteContent: Record<"url" | "isPreview", { resolve: Resolve }>;
}

/** What a query gives where the environment names an address. */
async function ask(siteUrl: string | null) {
  const given: Resolvers[] = [];
  const createResolvers = ((resolvers: Resolvers) => {
    given.push(resolvers);
  }) as unknown as CreateResolversArgs["createResolvers"];
  resolveSiteAddress({ createResolvers });
  const fields = given[0]?.SiteContent;
  const context = {
    nodeModel: { findOne: () => Promise.resolve({ siteUrl }) },
  };
  const source = { url: "https://example.org" };
  return {
    url: await fields?.url.resolve(source, {}, context),
    isPreview: await fields?.isPreview.resolve(source, {}, context),
  };
}

test.each([
  [null, "https://example.org", false],
  ["https://example.org", "https://example.org", false],
  ["https://preview.example.org", "https://preview.example.org", true],
])("with SITE_URL as %j the address is %s", async (siteUrl, url, isPreview) => {
  expect(await ask(siteUrl)).toEqual({ url, isPreview });
});
