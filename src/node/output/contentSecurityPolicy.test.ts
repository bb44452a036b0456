import { addContentSecurityPolicy } from "./contentSecurityPolicy";

const page = `<html><head><meta charSet="utf-8"/><style>a{b:c}</style></head><body><script
  id="x">one("</style>")</script><script>two()</script></body></html>`;

test("allows only the inline blocks of the page", () => {
  const html = addContentSecurityPolicy(page);
  const start =
    /^<html><head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="/;
  expect(html).toMatch(start);
  const [policy = ""] = html.replace(start, "").split('"');
  const directives = policy.split("; ");
  expect(
    directives.map((directive) =>
      directive.replaceAll(/'sha256-[\w+/]{43}='/g, "HASH"),
    ),
  ).toEqual([
    "default-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "script-src 'self' HASH HASH",
    "style-src 'self' HASH",
    "style-src-attr 'unsafe-inline'",
    "worker-src 'none'",
  ]);
});

test("replaces the CSP of an earlier build", () => {
  const once = addContentSecurityPolicy(page);
  expect(addContentSecurityPolicy(once.replace("two()", "new()"))).toBe(
    addContentSecurityPolicy(page.replace("two()", "new()")),
  );
});
