import type { Page } from "@playwright/test";

import contact from "../fixtures/site/contact.json";
import faqs from "../fixtures/site/faqs.json";
import { bar } from "./bar";
import { dialog, fillIn, openDialog, submit, SUCCESS } from "./contactParts";
import { isMarkedDocument, markDocument } from "./look";
import { visitAndPause } from "./moves";
import { expect, test } from "./test";
import { expectWholeText, scrollThrough } from "./wholeText";

/** What is not to be seen: dialog, closed answers, the link without script. */
const closed = "dialog, [hidden], svg, #faqs a";

/** Scripts that take something from a page before its own begin. */
const losses = {
  "storage refused": () => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("refused", "SecurityError");
        },
      });
    }
  },
  "storage full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
  "no IntersectionObserver": () => {
    Reflect.deleteProperty(window, "IntersectionObserver");
  },
};

const body = (page: Page) => page.locator("body");

/** Uses what a visitor uses, on one page after another, and back. */
async function goThrough(page: Page) {
  await bar(page)
    .getByRole("button", { name: /dark mode/i })
    .click();
  await expect(body(page)).toHaveClass(/\bdark-mode\b/);
  await bar(page)
    .getByRole("button", { name: /light mode/i })
    .click();
  await expect(body(page)).toHaveClass(/\blight-mode\b/);

  const { question, answer } = faqs.faqs[1] ?? { question: "", answer: "" };
  await page.getByRole("button", { name: question }).click();
  await expect(page.getByText(answer)).toBeVisible();

  await openDialog(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();

  await markDocument(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await bar(page).getByRole("link", { name: "Teams", exact: true }).click();
  await expect(page).toHaveURL("/teams");
  await expect(page.locator("#teams-hero")).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/");
  expect(await isMarkedDocument(page)).toBe(true);
}

for (const [what, loss] of Object.entries(losses)) {
  test.describe(`with ${what}`, () => {
    // What waits to be scrolled into view must not wait for an observer.
    test.use({ motion: what === "no IntersectionObserver" });

    test.beforeEach(({ page }) => page.addInitScript(loss));

    test("everything that can work works", async ({ page, visit }) => {
      await visit("/");
      await goThrough(page);
    });

    test("every page can be read to its end", async ({ page, visitAll }) => {
      await visitAll(async () => {
        await scrollThrough(page);
        await expectWholeText(page, closed);
      });
    });
  });
}

test("a choice that full storage keeps out overrules the one in it", async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("gainova-lightmode", "true");
  });
  await page.addInitScript(losses["storage full"]);
  await visit("/");
  await expect(body(page)).toHaveClass(/\blight-mode\b/);
  await bar(page)
    .getByRole("button", { name: /dark mode/i })
    .click();
  await expect(body(page)).toHaveClass(/\bdark-mode\b/);
});

test.describe("with pictures blocked", () => {
  test.use({ tolerant: true });

  test.beforeEach(({ page }) =>
    page.route(/\.(avif|webp|png|jpe?g|svg|ico)(\?|$)/, (route) =>
      route.abort("blockedbyclient"),
    ),
  );

  test("everything works", async ({ page, visit }) => {
    await visit("/");
    await goThrough(page);
  });

  test("every page is whole, and its links keep their names", async ({
    page,
    visitAll,
  }) => {
    await visitAll(async () => {
      const links = page.getByRole("link");
      const named = page.getByRole("link", { name: /\S/ });
      expect(await links.count()).toBeGreaterThan(0);
      await expect(named).toHaveCount(await links.count());
      await scrollThrough(page);
      await expectWholeText(page, closed);
    });
  });
});

test.describe("with no mail program", () => {
  test("copy and Gmail stay while and after the mail is handed over", async ({
    page,
  }) => {
    await visitAndPause(page, "/");
    await openDialog(page);
    await fillIn(page, { name: "Ada" });
    await submit(page).click();
    await page.clock.runFor(1900);
    await expect(dialog(page).getByRole("status")).toHaveText(SUCCESS);
    const { mailFallback } = contact;
    for (const name of [mailFallback.copyAddress, mailFallback.copyMessage]) {
      await expect(dialog(page).getByRole("button", { name })).toBeEnabled();
    }
    await expect(
      dialog(page).getByRole("link", { name: mailFallback.gmail }),
    ).toHaveAttribute("href", /su=Contact%20Form%20Submission%20from%20Ada&/);
  });

  test("a clipboard that refuses says so", async ({ page, visit }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await visit("/");
    await openDialog(page);
    await dialog(page)
      .getByRole("button", { name: contact.mailFallback.copyAddress })
      .click();
    await expect(
      dialog(page).getByText(contact.mailFallback.refused),
    ).toBeVisible();
  });
});
