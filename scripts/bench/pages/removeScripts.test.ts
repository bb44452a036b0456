import { removeScripts } from "./removeScripts";

test("scripts go, with what fetches them", () => {
  const html =
    '<head><link rel="preload" as="script" href="/a.js"/></head>' +
    '<body><script>let a = "<p>";</script><p>Text</p>' +
    '<script src="/a.js" async></script></body>';
  expect(removeScripts(html)).toBe("<head></head><body><p>Text</p></body>");
});

test("data, styles and fonts stay", () => {
  const html =
    '<link rel="preload" as="font" href="/a.woff2"/><style>a{}</style>' +
    '<script data-x="y" type="application/ld+json">{}</script>' +
    "<noscript><a>Contact</a></noscript>";
  expect(removeScripts(html)).toBe(html);
});
