import join from "../../data/why-join.json";
import { expect, test } from "./test";

test("has six reasons", async ({ page, visit }) => {
  await visit("/join");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Empowering the AI Ecosystem",
  );
  expect(join.reasons.cards).toHaveLength(6);
  for (const { title, description } of join.reasons.cards) {
    await expect(
      page.getByRole("heading", { name: title, exact: true }),
    ).toBeVisible();
    await expect(page.getByText(description)).toBeVisible();
  }
});

test("Get started today scrolls to the footer, where there is one", async ({
  page,
  visit,
}) => {
  await visit("/join");
  await page.getByText("Get started today").click();
  await expect(page.locator("#contact")).toBeInViewport({ ratio: 0.5 });
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("Get started today opens the dialog, where there is none", async ({
  page,
  visit,
}) => {
  await visit("/join");
  await page.locator("#contact").evaluate((footer) => {
    footer.removeAttribute("id");
  });
  await page.getByText("Get started today").click();
  await expect(
    page.getByRole("dialog", { name: "Get in Touch" }),
  ).toBeVisible();
});
