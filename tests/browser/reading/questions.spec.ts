import type { Page } from "@playwright/test";

import faqs from "../../fixtures/site/faqs.json";
import { expect, test } from "../sharedTab";

const questions = (page: Page) =>
  page.locator("#faqs h3 button[aria-expanded]");

const answer = (page: Page, index: number) =>
  page.locator("#faqs").getByText(faqs.faqs[index]?.answer ?? "");

const open = (page: Page) => page.locator("#faqs [aria-expanded=true]");

test("the FAQ's questions are buttons with aria-expanded and aria-controls inside headings", async ({
  read,
}) => {
  const page = await read("/");
  await expect(questions(page)).toHaveCount(faqs.faqs.length);
  for (const [index, button] of (await questions(page).all()).entries()) {
    const id = await button.getAttribute("aria-controls");
    await expect(page.locator(`[id="${id}"]`)).toContainText(
      faqs.faqs[index]?.answer ?? "",
    );
  }
});

test("closed answers are hidden from assistive technology", async ({
  read,
}) => {
  const page = await read("/");
  for (const [index, button] of (await questions(page).all()).entries()) {
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(answer(page, index)).toBeHidden();
  }
  const tree = await page.locator("#faqs").ariaSnapshot();
  for (const { question, answer: text } of faqs.faqs) {
    expect(tree).toContain(question);
    expect(tree).not.toContain(text.slice(0, 30));
  }
});

test("at most one answer is open", async ({ page, visit }) => {
  await visit("/");
  await questions(page).nth(0).click();
  await expect(open(page)).toHaveText(faqs.faqs[0]?.question ?? "");
  await expect(answer(page, 0)).toBeVisible();
  await questions(page).nth(2).click();
  await expect(answer(page, 2)).toBeVisible();
  await expect(answer(page, 0)).toBeHidden();
  await expect(open(page)).toHaveCount(1);
});

test("clicking an open question closes it", async ({ page, visit }) => {
  await visit("/");
  await questions(page).nth(2).click();
  await expect(answer(page, 2)).toBeVisible();
  await questions(page).nth(2).click();
  await expect(answer(page, 2)).toBeHidden();
  await expect(open(page)).toHaveCount(0);
});

test("Enter and Space open and close a question", async ({ page, visit }) => {
  await visit("/");
  await questions(page).nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(answer(page, 1)).toBeVisible();
  await page.keyboard.press("Space");
  await expect(answer(page, 1)).toBeHidden();
});

test("closed answers are found by the browser's own page search, which then opens them", async ({
  page,
  visit,
}) => {
  await visit("/");
  const panel = page.locator("#faqs [hidden]");
  await expect(panel).toHaveCount(faqs.faqs.length);
  for (const closed of await panel.all()) {
    await expect(closed).toHaveAttribute("hidden", "until-found");
  }
  // What the browser says when its search has found a text in there.
  await panel.nth(3).dispatchEvent("beforematch", { bubbles: true });
  await expect(open(page)).toHaveText(faqs.faqs[3]?.question ?? "");
  await expect(answer(page, 3)).toBeVisible();
});
