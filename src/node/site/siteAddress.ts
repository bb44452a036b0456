import type {
  CreateResolversArgs,
  CreateSchemaCustomizationArgs,
  SourceNodesArgs,
} from "gatsby";

import { addFields, type ResolverContext } from "../gatsby/resolvers";
import { previewAddress } from "./previewAddress";

interface Deployment {
  /** Address that SITE_URL names; null for data/site.json's own. */
  siteUrl: string | null;
}

/** Declares where a build is deployed. For createSchemaCustomization. */
export function declareDeployment({
  actions,
}: Pick<CreateSchemaCustomizationArgs, "actions">): void {
  actions.createTypes(`
    "What the environment says of the place where this build will be found."
    type Deployment implements Node @dontInfer {
      "Address that SITE_URL names; null for that of data/site.json."
      siteUrl: String
    }
  `);
}

/**
 * Makes a node of SITE_URL: Gatsby then knows which pages depend on it, and
 * writes them anew when it changes. For sourceNodes.
 *
 * @throws Error if SITE_URL is not the address of a host
 */
export function sourceDeploymentNode({
  actions,
  createNodeId,
  createContentDigest,
}: Pick<
  SourceNodesArgs,
  "actions" | "createNodeId" | "createContentDigest"
>): void {
  const deployment: Deployment = {
    siteUrl: previewAddress(process.env) ?? null,
  };
  void actions.createNode({
    ...deployment,
    id: createNodeId("deployment"),
    internal: {
      type: "Deployment",
      contentDigest: createContentDigest(deployment),
    },
  });
}

async function namedAddress({
  nodeModel,
}: ResolverContext): Promise<string | undefined> {
  const found = await nodeModel.findOne<Deployment>({ type: "Deployment" });
  return found?.siteUrl ?? undefined;
}

interface Source {
  url: string;
}

/**
 * Lets SITE_URL take the place of data/site.json's address in every query, and
 * adds whether that makes the build a preview. For createResolvers.
 */
export function resolveSiteAddress(
  hook: Pick<CreateResolversArgs, "createResolvers">,
): void {
  addFields(hook, {
    SiteContent: {
      url: {
        resolve: async (
          { url }: Source,
          _args: unknown,
          context: ResolverContext,
        ) => (await namedAddress(context)) ?? url,
      },
      isPreview: {
        type: "Boolean!",
        resolve: async (
          { url }: Source,
          _args: unknown,
          context: ResolverContext,
        ) => ((await namedAddress(context)) ?? url) !== url,
      },
    },
  });
}
