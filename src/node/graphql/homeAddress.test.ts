import { homeAddress } from "./homeAddress";

test.each`
  url                          | pathPrefix   | home
  ${"https://example.org"}     | ${""}        | ${"https://example.org"}
  ${"https://example.org"}     | ${"/prefix"} | ${"https://example.org/prefix"}
  ${"https://Example.ORG:443"} | ${"/prefix"} | ${"https://example.org/prefix"}
`("the home of $url with prefix $pathPrefix is $home", (example) => {
  const { url, pathPrefix, home } = example as Record<string, string>;
  expect(homeAddress(String(url), String(pathPrefix))).toBe(home);
});
