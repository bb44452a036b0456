import { notFoundPage, pages, templatePages } from "./sitePages";
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

test("each page has a policy of its own, before all else, with a hash for each of its inline blocks", async ({
  page,
  visit,
}) => {
  for (const { path } of templatePages) {
    await visit(path);
    const policy = page.locator("head > :first-child[http-equiv]");
    const text = (await policy.getAttribute("content")) ?? "";
    const blocks = page.locator("style, script:not([src], [type])");
    expect(text.match(/'sha256-/g), path).toHaveLength(await blocks.count());
  }
});

test("no page contains unused markup of Gatsby", async ({ request }) => {
  for (const { path } of [...pages, notFoundPage]) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/generator|gatsby-image/);
  }
});
