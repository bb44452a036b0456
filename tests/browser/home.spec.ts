import faqs from "../fixtures/site/faqs.json";
import { boxOf } from "../page/boxOf";
import { navigationBar } from "../page/navigationBar";
import { trigger } from "../page/contactDialog";
import { scrollTo } from "../page/scrolling";
import { expect, test } from "../page/test";

test("faqs: an accordion of four questions, at most one of them open", async ({
  page,
  visit,
}) => {
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

  await test.step("questions are buttons with aria-controls inside headings, closed at first", async () => {
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

  await test.step("opening a question closes the one before, clicking it again closes it", async () => {
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

test("the browser's page search finds closed answers and opens them", async ({
  page,
  visit,
}) => {
  await page.setContent("Hello");
  test.skip(
    !(await page.evaluate("find('Hello')")),
    "This Chromium finds no text, as the one that npm installs",
  );
  await visit("/");
  const { question = "", answer = "" } = faqs.faqs[3] ?? {};
  await expect(page.getByText(answer)).toBeHidden();
  // A text fragment searches as the visitor does, and can be started by a test:
  // https://developer.mozilla.org/docs/Web/URI/Reference/Fragment/Text_fragments
  await page.goto(`/#:~:text=${encodeURIComponent(answer)}`);
  await expect(page.getByText(answer)).toBeInViewport();
  await expect(page.getByRole("button", { name: question })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await expect(page.locator("#faqs [hidden=until-found]")).toHaveCount(3);
});

test("a home section is active while the scroll position plus a third of the viewport height is within it", async ({
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
