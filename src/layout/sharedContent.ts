import { graphql } from "gatsby";

/** Content of the layout and the head, for the query of every page. */
export const sharedContent = graphql`
  fragment SharedContent on Query {
    siteContent {
      name
      tagline
      url
      feeds {
        atom
        calendar
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
