import { graphql, useStaticQuery } from "gatsby";

/** Returns the content of the layout and the head, the same on every page. */
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
        language
        direction
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
      interfaceContent {
        loading
        switchToLight
        switchToDark
      }
      navigationContent {
        label
        skipLink
        homeLink
        openMenu
        closeMenu
        sectionsButton
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

/** What pages query for their head. */
export const pageMeta = graphql`
  fragment PageMeta on PageMeta {
    title
    description
    shareImage {
      ...ShareImage
    }
    shareImageAlt
  }
  fragment ShareImage on ImageSharp {
    resize(
      width: 1200
      height: 630
      cropFocus: CENTER
      toFormat: JPG
      quality: 80
    ) {
      src
    }
  }
`;
