import { structuredData } from "./structuredData";

test("escapes <, so that no text can end the script", () => {
  const text = structuredData(
    {
      url: "https://example.org/a",
      title: "</script><b>",
      description: "d",
      faqs: [],
      events: [{ name: "</script>" }],
    },
    {
      name: "GAINOVA",
      tagline: "Global",
      url: "https://example.org",
      language: "en",
      logo: "https://example.org/logo.svg",
      profiles: [],
    },
  );
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toMatchObject({
    "@graph": [{}, {}, { name: "</script><b>" }, { name: "</script>" }],
  });
});
