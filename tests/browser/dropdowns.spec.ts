import { barLink, dropdownButton, item, withDropdown } from "./bar";
import { routeTo } from "./look";
import { expect, test } from "./test";

test.beforeEach(async ({ visit }) => {
  await visit("/terms");
});

for (const { label, subsections } of withDropdown) {
  test(`the ${label} dropdown opens by its button, on click, Enter and Space; aria-expanded says so`, async ({
    page,
  }) => {
    const button = dropdownButton(page, label);
    const first = item(page, label).getByText(subsections[0]?.label ?? "");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(first).toBeHidden();
    await button.focus();
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expect(first).toBeVisible();
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await expect(first).toBeHidden();
    }
    // As a finger does, which does not hover first.
    await button.dispatchEvent("click");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(first).toBeVisible();
    const id = await button.getAttribute("aria-controls");
    await expect(page.locator(`[id="${id}"] a`)).toHaveText(
      subsections.map((section) => section.label),
    );
  });

  test(`the ${label} dropdown opens on hover and closes when the mouse leaves`, async ({
    page,
  }) => {
    const link = item(page, label).locator("ul a").last();
    await item(page, label).hover();
    await expect(link).toBeVisible();
    await expect(dropdownButton(page, label)).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    await link.hover();
    await expect(link).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(link).toBeHidden();
  });
}

test("a click after hovering leaves the dropdown open, a second click closes it", async ({
  page,
}) => {
  const button = dropdownButton(page, "About");
  await button.hover();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  // Only a mouse that comes again opens it again.
  const link = barLink(page, "About");
  await link.hover();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await page.mouse.move(700, 700);
  await link.hover();
  await expect(button).toHaveAttribute("aria-expanded", "true");
});

test("at most one dropdown is open", async ({ page }) => {
  await dropdownButton(page, "About").dispatchEvent("click");
  await item(page, "Teams").hover();
  await expect(dropdownButton(page, "Teams")).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await expect(dropdownButton(page, "About")).toHaveAttribute(
    "aria-expanded",
    "false",
  );
});

test("a finger that moves over an item does not open its dropdown", async ({
  page,
}) => {
  await item(page, "About").dispatchEvent("pointermove", {
    pointerType: "touch",
  });
  await expect(dropdownButton(page, "About")).toHaveAttribute(
    "aria-expanded",
    "false",
  );
});

test("a dropdown closes on a press elsewhere and on another page", async ({
  page,
}) => {
  const button = dropdownButton(page, "About");
  await button.dispatchEvent("click");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await button.dispatchEvent("click");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await routeTo(page, "/teams");
  await expect(page).toHaveURL("/teams");
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("Escape closes a dropdown under the mouse and leaves the focus elsewhere alone", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await main.focus();
  await item(page, "About").hover();
  await page.keyboard.press("Escape");
  await expect(dropdownButton(page, "About")).toHaveAttribute(
    "aria-expanded",
    "false",
  );
  await expect(main).toBeFocused();
});

test("a dropdown closes on Escape, with the focus back on its button", async ({
  page,
}) => {
  const button = dropdownButton(page, "About");
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("link", { name: "What is GAINOVA" }),
  ).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("a dropdown closes when the focus leaves", async ({ page }) => {
  const button = dropdownButton(page, "About");
  await button.focus();
  await page.keyboard.press("Enter");
  for (let count = 0; count < 3; count += 1) {
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Tab");
  }
  await expect(barLink(page, "Teams")).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("a closed dropdown holds nothing for the keyboard", async ({ page }) => {
  await dropdownButton(page, "About").focus();
  await page.keyboard.press("Tab");
  await expect(barLink(page, "Teams")).toBeFocused();
});
