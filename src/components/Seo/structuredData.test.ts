import { structuredData } from "./structuredData";

const site = {
  name: "GAINOVA",
  tagline: "Global",
  url: "https://example.org",
  logo: "https://example.org/logo.svg",
  profiles: [],
};

test("cannot end the script it stands in, whatever the texts say", () => {
  const text = structuredData(
    { url: "https://example.org/a", title: "</script><b>", description: "d" },
    site,
  );
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toMatchObject({
    "@graph": [{}, {}, { name: "</script><b>" }],
  });
});
