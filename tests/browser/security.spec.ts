import { notFoundPage, pages } from "./sitePages";
import { expect, test } from "./test";

test.describe("the policy", () => {
  test.use({ allowErrors: true });

  test("blocks foreign inline scripts and markup from text", async ({
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
    await page
      .evaluate(() => {
        document.body.innerHTML = "<b>taken</b>";
      })
      .catch(() => undefined);
    await expect
      .poll(() => consoleErrors)
      .toEqual(
        expect.arrayContaining([
          "script-src-elem: inline",
          "require-trusted-types-for: trusted-types-sink",
        ]),
      );
  });
});

test("no page contains unused markup of Gatsby", async ({ request }) => {
  for (const { path } of [...pages, notFoundPage]) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/generator|gatsby-image/);
  }
});
