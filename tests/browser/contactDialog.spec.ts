import type { Page } from "@playwright/test";

import { AUTO_CLOSE_MS } from "../../src/contact/useContactForm";
import {
  collectMails,
  contactDialog,
  ERROR,
  field,
  fillForm,
  fillUnsendablePurpose,
  openDialog,
  submitButton,
  SUCCESS,
  trigger,
} from "../drivers/contactDialog";
import { mailOf } from "../drivers/mail";
import {
  expectScrollPosition,
  nextFrames,
  scrollPosition,
  wheel,
} from "../drivers/scrolling";
import { expect, test } from "../drivers/test";

/** A point on the overlay, in px. */
const overlay = [20, 450] as const;

const closeButton = (page: Page) =>
  contactDialog(page).getByRole("button", { name: /close/i });

test("is a native modal dialog named Get in Touch", async ({ page, visit }) => {
  await visit("/");
  await expect(contactDialog(page)).toBeHidden();
  await trigger(page).scrollIntoViewIfNeeded();
  await openDialog(page);

  await test.step("focus starts on the first field and stays inside", async () => {
    const isModal = await contactDialog(page).evaluate((element) =>
      element.matches("dialog:modal"),
    );
    // The browser keeps the focus inside a modal dialog.
    expect(isModal).toBe(true);
    await expect(field(page, "Full Name *")).toBeFocused();
  });

  await test.step("clicks inside and drags across its edge keep it open", async () => {
    const heading = contactDialog(page).getByRole("heading");
    const inside = () => heading.hover();
    const outside = () => page.mouse.move(...overlay);
    await expect(heading).toHaveText("Get in Touch");
    for (const [press, release] of [
      [inside, inside],
      [inside, outside],
      [outside, inside],
    ] as const) {
      await press();
      await page.mouse.down();
      await release();
      await page.mouse.up();
      await nextFrames(page);
      await expect(contactDialog(page)).toBeVisible();
    }
  });

  await test.step("the page behind it does not scroll", async () => {
    const before = await scrollPosition(page);
    await page.mouse.move(...overlay);
    await wheel(page, -600, true);
    await page.keyboard.press("Escape");
    await expect(contactDialog(page)).toBeHidden();
    expect(await scrollPosition(page)).toBe(before);
    await wheel(page, -200);
    await expectScrollPosition(page, before - 200);
  });
});

test("returns the focus to the trigger when it closes", async ({
  page,
  visit,
}) => {
  // Imitates Safari, because a click does not focus a button there.
  await page.addInitScript(() =>
    addEventListener("mousedown", (event) => event.preventDefault()),
  );
  await visit("/");
  await trigger(page).focus();
  const dialog = contactDialog(page);
  const closeByBrowser = (element: Element) =>
    (element as HTMLDialogElement).close();
  const holdBackCloseEvent = (element: Element) =>
    element.addEventListener("close", (event) => event.stopPropagation(), {
      capture: true,
    });
  for (const [way, key, close] of [
    ["the browser", "Enter", () => dialog.evaluate(closeByBrowser)],
    ["the close button", "Enter", () => closeButton(page).click()],
    ["Escape", "Space", () => page.keyboard.press("Escape")],
    ["clicking the overlay", "Enter", () => page.mouse.click(...overlay)],
  ] as const) {
    await test.step(way, async () => {
      await page.keyboard.press(key);
      await expect(dialog).toBeVisible();
      // The trigger must work even before the `close` event fires.
      if (way !== "the browser") await dialog.evaluate(holdBackCloseEvent);
      await close();
      await expect(page.locator("dialog")).toHaveCount(0);
      await expect(trigger(page)).toBeFocused();
    });
  }
});

test("sends any text as typed and scrolls messages into view", async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 320, height: 256 });
  await visit("/");
  await openDialog(page);
  const mails = await collectMails(page);
  const send = async (message: string) => {
    await submitButton(page).click();
    await page.clock.runFor(AUTO_CLOSE_MS - 1);
    const result = contactDialog(page).getByText(message);
    await expect(result).toBeInViewport({ ratio: 1 });
  };
  const name = "Zoë O’Neil & <Söhne> 100% + #1?";
  const purpose =
    "First line\nSecond line = 50% & more\n\n日本語, עברית, 😀 \"quoted\" a+b;c,d/e\\f *(!)* 'x'";
  await fillForm(page, { name: `  ${name} ` });
  await fillUnsendablePurpose(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await send(ERROR);
  await field(page, "Purpose *").fill(` \n${purpose}`);
  await send(SUCCESS);
  await expect.poll(() => mails).toEqual([mailOf({ name, purpose })]);
  await page.clock.runFor(1);
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(trigger(page)).toBeFocused();
});
