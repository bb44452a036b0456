import type { Page } from "@playwright/test";

import faqs from "../fixtures/site/faqs.json";
import { boxOf } from "../drivers/boxOf";
import { navigationBar } from "../drivers/navigationBar";
import { trigger } from "../drivers/contactDialog";
import { holdRequests, waitUntilReady } from "../drivers/pageSetup";
import { scrollTo } from "../drivers/scrolling";
import { expect, test } from "../drivers/test";

test("opens at most one of four FAQs", async ({ page, visit }) => {
  await visit("/");
  const questions = page.locator("#faqs h3 button[aria-expanded]");
  const answers = faqs.faqs.map(({ answer }) => page.getByText(answer));
  const expectOpen = async (open?: number) => {
    for (const [index, answer] of answers.entries()) {
      await expect(answer).toBeVisible({ visible: index === open });
      await expect(questions.nth(index)).toHaveAttribute(
        "aria-expanded",
        String(index === open),
      );
    }
  };

  await test.step("questions are closed buttons with aria-controls inside headings", async () => {
    await expect(questions).toHaveText(faqs.faqs.map((it) => it.question));
    await expect(questions).toHaveCount(4);
    for (const [index, button] of (await questions.all()).entries()) {
      const id = await button.getAttribute("aria-controls");
      await expect
        .soft(page.locator(`[id="${id}"]`))
        .toContainText(faqs.faqs[index]?.answer ?? "");
    }
    await expectOpen();
  });

  await test.step("each click opens one FAQ or closes it", async () => {
    await questions.nth(0).click();
    await expectOpen(0);
    await questions.nth(2).click();
    await expectOpen(2);
    await questions.nth(2).click();
    await expectOpen();
  });

  await test.step("the contact control is the only button without aria-expanded", async () => {
    await expect(trigger(page)).toHaveCount(1);
  });
});

const { question = "", answer = "" } = faqs.faqs[3] ?? {};

async function expectAnswer(page: Page) {
  await expect(page.getByText(answer)).toBeVisible();
  const button = page.getByRole("button", { name: question });
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator("#faqs [aria-expanded=true]")).toHaveCount(1);
  await expect(page.locator("#faqs [hidden=until-found]")).toHaveCount(3);
}

test("lets find-in-page open answers before and after hydration", async ({
  page,
}) => {
  const release = await holdRequests(page, /\.js$/);
  const found = faqs.faqs[1]?.answer ?? "";
  /** Opens answers as find-in-page does. */
  const find = (...texts: string[]) =>
    page.evaluate((wanted) => {
      for (const text of wanted) {
        const hidden = document.querySelectorAll("[hidden=until-found]");
        [...hidden]
          .find(({ textContent }) => textContent === text)
          ?.removeAttribute("hidden");
      }
    }, texts);
  await page.goto("/");
  await expect(page.getByText(answer)).toBeHidden();
  await expect(page.locator("#faqs [hidden=until-found]")).toHaveCount(4);
  await find(found, answer);
  await expectAnswer(page);
  release();
  await waitUntilReady(page);
  await expectAnswer(page);
  await find(found);
  await expect(page.getByText(answer)).toBeHidden();
  await find(answer);
  await expectAnswer(page);
  await page.getByRole("button", { name: question }).click();
  await expect(page.locator("#faqs [hidden=until-found]")).toHaveCount(4);
});

test("marks the link to the section in view as current", async ({
  page,
  visit,
}) => {
  await visit("/");
  const active = navigationBar(page).locator("[aria-current=true]");
  await expect(active).toHaveCount(0);
  const third = 900 / 3;
  for (const id of ["goal", "features", "collaborate", "faqs"]) {
    await test.step(id, async () => {
      await scrollTo(page, 0);
      const { y, height } = await boxOf(page.locator(`section#${id}`));
      const link = navigationBar(page).locator(`[href="/#${id}"]`);
      await scrollTo(page, Math.ceil(y) - third - 1);
      await expect.soft(link).not.toHaveAttribute("aria-current");
      await scrollTo(page, Math.ceil(y) - third);
      await expect.soft(link).toHaveAttribute("aria-current", "true");
      await expect.soft(active).toHaveCount(1);
      await scrollTo(page, Math.floor(y + height) - third - 1);
      await expect.soft(link).toHaveAttribute("aria-current", "true");
    });
  }
});
