import { readCopy } from "../../content/copyContent";
import { adminHtml } from "./admin";

jest.mock("../../content/copyContent");

test("the page that edits the content finds its files below a path", async () => {
  const site = { name: "GAINOVA", url: "https://example.org" };
  jest.mocked(readCopy).mockReturnValue([site] as never);
  const args = { pathPrefix: "/gainova", getNodesByType: () => [] };
  const html = await adminHtml(args, "main-1.js", false);
  expect(html).toContain('src="/gainova/admin/main-1.js"');
  expect(html).toContain('"src":"/gainova/favicon.svg"');
  expect(html).toContain('"site_url":"https://example.org/gainova"');
});
