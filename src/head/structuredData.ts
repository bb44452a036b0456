interface Page {
  url: string;
  title: string;
  description: string;
  events: readonly object[];
}

interface Site {
  name: string;
  tagline: string;
  /** Without a trailing slash. */
  homeUrl: string;
  logo: string;
  /** The community's profiles on other sites. */
  profiles: readonly string[];
}

/** Returns a page's JSON-LD (https://schema.org). */
export function structuredData(page: Page, site: Site): string {
  const organization = { "@id": `${site.homeUrl}#organization` };
  const website = { "@id": `${site.homeUrl}#website` };
  const graph = [
    {
      "@type": "Organization",
      ...organization,
      name: site.name,
      alternateName: site.tagline,
      url: site.homeUrl,
      logo: site.logo,
      sameAs: site.profiles,
    },
    {
      "@type": "WebSite",
      ...website,
      name: site.name,
      url: site.homeUrl,
      inLanguage: "en",
      publisher: organization,
    },
    {
      "@type": "WebPage",
      "@id": page.url,
      url: page.url,
      name: page.title,
      description: page.description,
      inLanguage: "en",
      isPartOf: website,
    },
    ...page.events,
  ];
  const data = { "@context": "https://schema.org", "@graph": graph };
  // A string that contains "</script>" would end the script element.
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
