import { graphql, withPrefix } from "gatsby";
import { Helmet } from "react-helmet";

import { absoluteUrl } from "./absoluteUrl";
import { useSharedContent } from "../site/useSharedContent";
import { structuredData } from "./structuredData";

interface PageHeadProps {
  meta: Queries.PageMetaFragment;
  path: string;
  /** Returns the page's events as schema.org objects. */
  eventsOf?: (homeUrl: string) => readonly object[];
  /** Whether search engines may list the page. */
  isIndexed?: boolean;
}

/** Renders the head of a page for browsers, search engines and shared links. */
export function PageHead({
  meta,
  path,
  eventsOf,
  isIndexed = true,
}: PageHeadProps) {
  const { siteContent: site } = useSharedContent();
  const urlOf = (path: string) => absoluteUrl(site.url, withPrefix(path));
  const url = urlOf(path);
  const homeUrl = urlOf("/");
  const title = meta.title.includes(site.name)
    ? meta.title
    : `${meta.title} | ${site.name}`;
  const { shareImage, shareImageAlt } = meta.shareImage ? meta : site;
  // `resize` returns a path without the path prefix, unlike `gatsbyImageData`.
  const image = urlOf(shareImage?.resize?.src ?? "");
  const profiles = [...site.connect.accounts, ...site.follow.accounts]
    .map(({ href }) => href)
    .filter((href) => href.startsWith("https://"));
  return (
    <Helmet>
      <html lang="en" />
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {!isIndexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      {site.feeds.map((feed) => (
        <link
          key={feed.name}
          rel="alternate"
          type={feed.type}
          href={withPrefix(feed.path)}
        />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={shareImageAlt ?? ""} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={shareImageAlt ?? ""} />
      <script type="application/ld+json">
        {structuredData(
          { ...meta, url, title, events: eventsOf?.(homeUrl) ?? [] },
          {
            ...site,
            homeUrl,
            // Search engines want a square of at least 112 px.
            logo: urlOf("/icons/icon-512.png"),
            profiles,
          },
        )}
      </script>
    </Helmet>
  );
}

/** The fields that each page queries for its head. */
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
