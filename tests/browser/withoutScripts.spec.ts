import faqs from "../fixtures/site/faqs.json";
import { navigationLink } from "../page/navigationBar";
import { templatePages } from "../page/sitePages";
import { holdRequests, notFoundPath } from "../page/pageSetup";
import { expect, test } from "../page/test";
import { expectAllTextVisible } from "../page/visibleText";

test.use({ motion: true });

const WITHOUT_DEAD_BUTTONS = "svg, button:not([aria-expanded])";

test.describe("with scripts turned off", () => {
  test.use({ javaScriptEnabled: false });

  test("pages show all of their text, links work, and no button is dead", async ({
    page,
  }) => {
    for (const { path, heading } of templatePages()) {
      await test.step(path, async () => {
        await page.goto(path);
        const title = page.getByRole("heading", { level: 1 });
        await expect(title).toHaveAccessibleName(heading);
        await expectAllTextVisible(page, WITHOUT_DEAD_BUTTONS);
        // Nothing covers it, such as the loading screen.
        await title.click();
        const dead = page.locator("button:not([aria-expanded])");
        await expect(dead.filter({ visible: true })).toHaveCount(0);
      });
    }

    await test.step("answers show, and links lead to the contact details", async () => {
      await page.goto("/");
      for (const { answer } of faqs.faqs) {
        await expect(page.getByText(answer)).toBeVisible();
      }
      await page.locator("#faqs a[href$='#contact']").click();
      const mail = page.locator("footer a[href^='mailto:']");
      await expect(mail).toBeInViewport();
    });

    for (const [width, name, path] of [
      [1440, "About", "/about"],
      [390, "Home", "/"],
    ] as const) {
      await test.step(`the navigation leads to pages at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(notFoundPath);
        await navigationLink(page, name).click();
        await expect(page).toHaveURL(path);
      });
    }
  });
});

test("pages whose scripts take 6 s show as without them, until late scripts hydrate them @test:all", async ({
  page,
}) => {
  await page.clock.install();
  const deliver = await holdRequests(page, /\.js$/);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const { question, answer } = faqs.faqs[0] ?? { question: "", answer: "" };
  await page.clock.runFor(6000);
  await expect(page.getByText(answer)).toBeVisible();
  deliver();
  await expect(page.getByText(answer)).toBeHidden();
  await page.getByRole("button", { name: question }).click();
  await expect(page.getByText(answer)).toBeVisible();
});
