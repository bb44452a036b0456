import { headersOf } from "../../scripts/startServer";
import { withPolicy } from "../../src/node/hosting/withPolicy";
import { siteFolder } from "../siteFolder";
import { barLink } from "./bar";
import { scrollToEnd } from "./look";
import { ready } from "./prepare";
import { expect, test } from "./test";

test("nothing on any page breaks the policy", async ({ page, visitAll }) => {
  // Every test fails on what breaks the policy; this goes where few others do.
  await visitAll(async () => {
    await page.getByRole("button", { name: /switch to/i }).click();
    await scrollToEnd(page);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => window.scrollTo(0, 0));
    const link = page.getByRole("link", { name: "Features", exact: true });
    await link.first().click();
    await expect(page).toHaveURL("/features");
  });
});

test("a host without headers of ours gets the policy by the page", async ({
  page,
}) => {
  const policy = headersOf(siteFolder, "/").get("Content-Security-Policy");
  await page.route("/", async (route) => {
    const answer = await route.fetch();
    const body = withPolicy(await answer.text(), policy);
    await route.fulfill({ contentType: "text/html; charset=utf-8", body });
  });
  await page.goto("/");
  await ready(page);
  await barLink(page, "Teams").click();
  await expect(page).toHaveURL("/teams");
});

test.describe("what the policy refuses", () => {
  test.use({ tolerant: true });

  for (const [what, attempt] of [
    ["a script in the page", "script"],
    ["markup from text", "markup"],
    ["code from text", "code"],
    ["a style in an attribute", "style"],
  ] as const) {
    test(what, async ({ page, visit }) => {
      await visit("/");
      const violated = await page.evaluate(async (kind) => {
        const violation = new Promise<string>((report) =>
          addEventListener("securitypolicyviolation", (event) =>
            report(event.effectiveDirective),
          ),
        );
        const attempts = {
          script: () => {
            const script = document.createElement("script");
            script.append("document.title = 'taken'");
            document.body.append(script);
          },
          markup: () => (document.body.innerHTML = "<b>taken</b>"),
          code: () => {
            const evaluate: (code: string) => void = globalThis.eval;
            // Later, for what the test itself evaluates is let through.
            setTimeout(() => evaluate("document.title = 'taken'"));
          },
          style: () => document.body.setAttribute("style", "color: red"),
        };
        try {
          attempts[kind]();
        } catch {
          // The report says which directive it was.
        }
        return violation;
      }, attempt);
      expect(violated).toMatch(/^(script-src|require-trusted-types|style-src)/);
      expect(await page.title()).not.toBe("taken");
    });
  }
});
