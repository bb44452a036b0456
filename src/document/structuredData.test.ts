import { structuredData } from "./structuredData";

const site = {
  name: "GAINOVA",
  tagline: "Global",
  url: "https://example.org",
  language: "en",
  logo: "https://example.org/logo.svg",
  profiles: [],
};

const page = {
  url: "https://example.org/a",
  title: "A",
  description: "d",
  breadcrumbs: [],
  faqs: [],
};

const typesOf = (text: string) =>
  (JSON.parse(text) as { "@graph": readonly { "@type": string }[] })[
    "@graph"
  ].map((thing) => thing["@type"]);

test("cannot end the script it stands in, whatever the texts say", () => {
  const text = structuredData({ ...page, title: "</script><b>" }, site);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toMatchObject({
    "@graph": [{}, {}, { name: "</script><b>" }],
  });
});

test("speaks of questions and of the way here only where there are some", () => {
  expect(typesOf(structuredData(page, site))).toEqual([
    "Organization",
    "WebSite",
    "WebPage",
  ]);
  const rich = structuredData(
    {
      ...page,
      breadcrumbs: [
        { name: "Home", url: "https://example.org" },
        { name: "A", url: "https://example.org/a" },
      ],
      faqs: [{ question: "Why?", answer: "So." }],
    },
    site,
  );
  expect(typesOf(rich).slice(3)).toEqual(["BreadcrumbList", "FAQPage"]);
  expect(JSON.parse(rich)).toMatchObject({
    "@graph": [
      {},
      {},
      {},
      { itemListElement: [{ position: 1 }, { position: 2, name: "A" }] },
      { mainEntity: [{ name: "Why?", acceptedAnswer: { text: "So." } }] },
    ],
  });
});
