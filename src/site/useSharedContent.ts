import { graphql, useStaticQuery } from "gatsby";

/** Returns the content that the layout and the head show on every page. */
export function useSharedContent() {
  return useStaticQuery<Queries.SharedContentQuery>(graphql`
    query SharedContent {
      siteContent {
        name
        tagline
        url
        feeds {
          name
          path
          type
        }
        shareImage {
          ...ShareImage
        }
        shareImageAlt
        connect {
          heading
          accounts {
            label
            icon
            href
          }
        }
        follow {
          heading
          accounts {
            label
            icon
            href
          }
        }
        legalLinks {
          label
          path
        }
        copyright
      }
      navigationContent {
        contact
        items {
          label
          path
          subsections {
            label
            path
          }
        }
      }
    }
  `);
}
