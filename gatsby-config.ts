import path from "node:path";

import type { GatsbyConfig } from "gatsby";

import { snapshotFolder } from "./src/node/snapshot/snapshotFolder";
import { declarationOf } from "./src/content/declarations/allDeclarations";
import { buildTime } from "./src/node/buildTime";

const config: GatsbyConfig = {
  siteMetadata: {
    buildTime: buildTime(process.env.SOURCE_DATE_EPOCH),
  },
  // Without an adapter here, Gatsby installs Netlify's adapter on Netlify. Netlify's
  // adapter rewrites `_headers`.
  adapter: { name: "static files", adapt: () => undefined },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // On GitHub Pages, the site can be below a path.
  pathPrefix: process.env.PATH_PREFIX ?? "",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "data",
        path: path.resolve(snapshotFolder()),
      },
    },
    {
      resolve: "gatsby-transformer-json",
      options: {
        typeName: ({ node }: { node: { relativePath: string } }) =>
          declarationOf(node.relativePath)?.typeName,
      },
    },
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["auto", "webp", "avif"],
          placeholder: "none",
          quality: 72,
          // At this quality, an AVIF picture looks like a WebP picture at quality 72.
          avifOptions: { quality: 50 },
        },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    "gatsby-plugin-react-helmet",
  ],
};

export default config;
