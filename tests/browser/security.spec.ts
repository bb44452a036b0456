import { notFoundPage, pages } from "../page/sitePages";
import { expect, test } from "../page/test";

test.describe("the policy", () => {
  test.use({ allowErrors: true });

  test("blocks foreign inline scripts", async ({ page, consoleErrors }) => {
    await page.route("/terms", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace("</body>", "<script>1</script></body>");
      await route.fulfill({ response, body });
    });
    await page.goto("/terms");
    await expect.poll(() => consoleErrors).toContain("script-src-elem: inline");
  });
});

test("no page contains unused markup of Gatsby", async ({ request }) => {
  for (const { path } of [...pages, notFoundPage]) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/generator|gatsby-image/);
  }
});
