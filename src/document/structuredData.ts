import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  ListItem,
  Organization,
  Question,
  WebPage,
  WebSite,
} from "schema-dts";

interface Page {
  /** Absolute address of the page. */
  url: string;
  title: string;
  description: string;
  /** The way to the page, itself included; empty for the home page. */
  breadcrumbs: readonly { name: string; url: string }[];
  faqs: readonly { question: string; answer: string }[];
}

interface Site {
  name: string;
  tagline: string;
  /** Absolute address of the home page. */
  url: string;
  language: string;
  logo: string;
  /** Addresses of the community's own profiles. */
  profiles: readonly string[];
}

const organizationId = (site: Site) => `${site.url}#organization`;
const websiteId = (site: Site) => `${site.url}#website`;

const organization = (site: Site): Organization => ({
  "@type": "Organization",
  "@id": organizationId(site),
  name: site.name,
  alternateName: site.tagline,
  url: site.url,
  logo: site.logo,
  sameAs: site.profiles,
});

const website = (site: Site): WebSite => ({
  "@type": "WebSite",
  "@id": websiteId(site),
  name: site.name,
  url: site.url,
  inLanguage: site.language,
  publisher: { "@id": organizationId(site) },
});

const webPage = (page: Page, site: Site): WebPage => ({
  "@type": "WebPage",
  "@id": page.url,
  url: page.url,
  name: page.title,
  description: page.description,
  inLanguage: site.language,
  isPartOf: { "@id": websiteId(site) },
});

const breadcrumbList = ({ breadcrumbs }: Page): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: breadcrumbs.map(({ name, url }, index): ListItem => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: url,
  })),
});

const faqPage = ({ url, faqs }: Page): FAQPage => ({
  "@type": "FAQPage",
  "@id": `${url}#faqs`,
  isPartOf: { "@id": url },
  mainEntity: faqs.map(({ question, answer }): Question => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

/**
 * What search engines are told of a page and its site, as the text of a
 * JSON-LD script. Its words are those of https://schema.org: the types of
 * schema-dts are made from that vocabulary and allow no others.
 */
export function structuredData(page: Page, site: Site): string {
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": [
      organization(site),
      website(site),
      webPage(page, site),
      ...(page.breadcrumbs.length > 0 ? [breadcrumbList(page)] : []),
      ...(page.faqs.length > 0 ? [faqPage(page)] : []),
    ],
  };
  // "</script>" inside a text would end the script.
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}
