import { readHostRules } from "../../scripts/hostRules.mjs";

import { addPolicyToPage } from "../../src/node/hosting/policy/policyInPage";
import { siteFolder } from "../siteFolder";
import { barLink } from "./bar";
import { lostPage, pages } from "./content";
import { ready } from "./prepare";
import { expect, test } from "./test";

test("a host without headers of ours gets the policy by the page", async ({
  page,
}) => {
  const { "Content-Security-Policy": policy = "" } = readHostRules(
    siteFolder,
  ).headers("/", true);
  await page.route("/", async (route) => {
    const answer = await route.fetch();
    const body = addPolicyToPage(await answer.text(), policy);
    await route.fulfill({ contentType: "text/html; charset=utf-8", body });
  });
  await page.goto("/");
  await ready(page);
  await barLink(page, "Teams").click();
  await expect(page).toHaveURL("/teams");
});

test.describe("the policy", () => {
  test.use({ tolerant: true });

  test("refuses a script that the build did not make, and markup from text", async ({
    page,
    problems,
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
      .poll(() => problems)
      .toEqual(
        expect.arrayContaining([
          "script-src-elem: inline",
          "require-trusted-types-for: trusted-types-sink",
        ]),
      );
  });
});

test("no page holds what Gatsby adds and nobody uses", async ({ request }) => {
  for (const { path } of [...pages, lostPage]) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/generator|gatsby-image/);
  }
});
