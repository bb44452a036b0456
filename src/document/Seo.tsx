import { withPrefix } from "gatsby";
import { Helmet } from "react-helmet";

import { structuredData } from "./structuredData";

interface SeoProps {
  meta: { title: string; description: string };
  /** Path of the page, as links write it. */
  path: string;
  content: Pick<
    Queries.SharedContentFragment,
    "siteContent" | "navigationContent"
  >;
  /** The questions that the page answers. */
  faqs?: readonly { question: string; answer: string }[];
  /** Whether search engines may show the page; those of a preview never. */
  indexed?: boolean;
}

/** The head of a page, for browsers, search engines and shared links. */
export function Seo({
  meta,
  path,
  content: { siteContent: site, navigationContent: navigation },
  faqs = [],
  indexed = true,
}: SeoProps) {
  const absolute = (file: string) =>
    new URL(withPrefix(file), site.url).href.replace(/\/$/, "");
  const url = absolute(path);
  const title = meta.title.includes(site.name)
    ? meta.title
    : `${meta.title} | ${site.name}`;
  const image = new URL(site.shareImage.resize?.src ?? "", site.url).href;
  const profiles = [...site.connect.accounts, ...site.follow.accounts]
    .map(({ href }) => href)
    .filter((href) => href.startsWith("https://"));
  const labelOf = (at: string) =>
    navigation.items.find((item) => item.path === at)?.label;
  const breadcrumbs = [
    { name: labelOf("/") ?? site.name, url: absolute("/") },
    { name: labelOf(path) ?? meta.title, url },
  ];
  return (
    <Helmet>
      <html lang={site.language} />
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {(!indexed || site.isPreview) && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={site.shareImageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={site.shareImageAlt} />
      <script type="application/ld+json">
        {structuredData(
          {
            url,
            title,
            description: meta.description,
            breadcrumbs: path === "/" ? [] : breadcrumbs,
            faqs,
          },
          {
            name: site.name,
            tagline: site.tagline,
            url: absolute("/"),
            language: site.language,
            logo: absolute("/images/logo-light.svg"),
            profiles,
          },
        )}
      </script>
    </Helmet>
  );
}
