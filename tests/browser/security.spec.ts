import { expect, test } from "../page/test";

test.describe("the policy", () => {
  test.use({ allowErrors: true });

  test("blocks foreign inline scripts @test:all", async ({
    page,
    consoleErrors,
  }) => {
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
