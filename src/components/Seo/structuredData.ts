interface Page {
  /** Absolute address of the page. */
  url: string;
  title: string;
  description: string;
}

interface Site {
  name: string;
  tagline: string;
  /** Absolute address of the home page. */
  url: string;
  logo: string;
  /** Addresses of the community's own profiles. */
  profiles: readonly string[];
}

/**
 * What search engines are told of a page and its site, in the vocabulary of
 * https://schema.org, as the text of a JSON-LD script.
 */
export function structuredData(page: Page, site: Site): string {
  const organization = `${site.url}#organization`;
  const website = `${site.url}#website`;
  const graph = {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": organization,
        name: site.name,
        alternateName: site.tagline,
        url: site.url,
        logo: site.logo,
        sameAs: site.profiles,
      },
      {
        "@type": "WebSite",
        "@id": website,
        name: site.name,
        url: site.url,
        publisher: { "@id": organization },
      },
      {
        "@type": "WebPage",
        "@id": page.url,
        url: page.url,
        name: page.title,
        description: page.description,
        isPartOf: { "@id": website },
      },
    ],
  };
  // "</script>" inside a text would end the script.
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}
