import { graphql } from "gatsby";

/** What the layout of every page shows; every page's query spreads it. */
export const sharedContent = graphql`
  fragment SharedContent on Query {
    siteContent {
      name
      tagline
      url
      isPreview
      language
      shareImage {
        resize(width: 1200, height: 630, toFormat: JPG, quality: 88) {
          src
        }
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
`;
