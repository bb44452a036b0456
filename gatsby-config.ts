import type { GatsbyConfig } from "gatsby";

import { buildTime } from "./src/content/buildTime";

const config: GatsbyConfig = {
  siteMetadata: {
    buildTime: buildTime(process.env.SOURCE_DATE_EPOCH),
  },
  // Without one, Gatsby installs Netlify's on Netlify, which rewrites _headers.
  adapter: { name: "static files", adapt: () => undefined },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // For GitHub Pages below a path.
  pathPrefix: process.env.PATH_PREFIX ?? "",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
  },
  plugins: [
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["auto", "webp", "avif"],
          placeholder: "none",
          quality: 72,
        },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    "gatsby-plugin-react-helmet",
  ],
};

export default config;
