import { readCopy } from "../../content/readCopy";
import { adminHtml } from "./admin";

jest.mock("../../content/readCopy");

test("the page that edits the content finds its files below a path, and proposes the links that the check takes", async () => {
  const site = { name: "GAINOVA", url: "https://example.org" };
  const groups = [
    { anchor: "lead", members: [] },
    { anchor: "tech", members: [{}] },
  ];
  jest.mocked(readCopy).mockReturnValue([{ ...site, groups }] as never);
  const pages = ["/teams", "/terms"].map((path) => ({ path }));
  const args = { pathPrefix: "/gainova", getNodesByType: () => pages as never };
  const html = await adminHtml(args, "main-1.js", false);
  expect(html).toContain('src="/gainova/admin/main-1.js"');
  expect(html).toContain('"src":"/gainova/favicon.svg"');
  expect(html).toContain('"site_url":"https://example.org/gainova"');
  expect(html).toContain(
    '"anchor":["/teams#teams-hero","/teams#tech","/teams#contact","/terms#contact"]',
  );
});
