import { structuredData } from "./structuredData";

test("escapes < because a string could end the script", () => {
  const title = "</script><b>";
  const page = { url: "", title, description: "", events: [] };
  const site = { name: "", tagline: "", homeUrl: "", logo: "" };
  const text = structuredData(page, { ...site, profiles: [] });
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toMatchObject({
    "@graph": [{}, {}, { name: title }],
  });
});
