import { headersOf } from "../../scripts/startServer";
import { inlineBlocks } from "../../src/node/hosting/policy/inlineBlocks";
import { addPolicyToPage } from "../../src/node/hosting/policy/policyInPage";
import { siteFolder } from "../siteFolder";
import { navigationLink } from "./navigationBar";
import { notFoundPage, pages } from "./sitePages";
import { waitUntilReady } from "./pageSetup";
import { expect, test } from "./test";

test("the site works with the policy in the page, for hosts without headers", async ({
  page,
}) => {
  const policy =
    headersOf(siteFolder, "/").get("Content-Security-Policy") ?? "";
  await page.route("/", async (route) => {
    const answer = await route.fetch();
    const body = addPolicyToPage(await answer.text(), policy);
    await route.fulfill({ contentType: "text/html; charset=utf-8", body });
  });
  await page.goto("/");
  await waitUntilReady(page);
  await navigationLink(page, "Teams").click();
  await expect(page).toHaveURL("/teams");
});

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

test("a further page adds nothing to the policy: all pages have the same inline scripts, and each template its styles", async ({
  request,
}) => {
  const blocks = await Promise.all(
    [...pages, notFoundPage].map(async ({ path }) => ({
      path,
      ...inlineBlocks(await (await request.get(path)).text()),
    })),
  );
  const [first] = blocks;
  for (const { scripts } of blocks) expect(scripts).toEqual(first?.scripts);
  const stylesOf = (page: string) =>
    blocks.find(({ path }) => path === page)?.styles;
  expect(stylesOf("/terms")).toBeDefined();
  expect(stylesOf("/privacy-policy")).toEqual(stylesOf("/terms"));
  const policy = headersOf(siteFolder, "/").get("Content-Security-Policy");
  // Cloudflare Pages ignores lines of more than 2,000 characters.
  expect(policy?.length).toBeLessThan(1500);
});

test("no page contains unused markup of Gatsby", async ({ request }) => {
  for (const { path } of [...pages, notFoundPage]) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/generator|gatsby-image/);
  }
});
