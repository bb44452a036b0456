import type { Page } from "@playwright/test";

import contact from "../../data/contact.json";
import site from "../../data/site.json";
import { position } from "./look";
import { expect, test } from "./test";

const SUCCESS = "Your message has been sent successfully!";
const ERROR = "There was an error sending your message. Please try again.";

const recipient = (
  site.connect.accounts.find(({ href }) => href.startsWith("mailto:"))?.href ??
  ""
).slice("mailto:".length);

const dialog = (page: Page) =>
  page.getByRole("dialog", { name: "Get in Touch" });
const opener = (page: Page) =>
  page.locator("#faqs button:not([aria-expanded])").filter({ visible: true });
const field = (page: Page, label: string) =>
  dialog(page).getByLabel(label, { exact: true });
const submit = (page: Page) => dialog(page).locator("button[type=submit]");
const closeButton = (page: Page) =>
  dialog(page).getByRole("button", { name: /close/i });

async function openDialog(page: Page) {
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

const entry = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  phone: "+1 202 555 0147",
  purpose: "Hello there",
};

async function fillIn(page: Page, values: Partial<typeof entry> = {}) {
  const { name, email, phone, purpose } = { ...entry, ...values };
  await field(page, "Full Name *").fill(name);
  await field(page, "Email Address *").fill(email);
  await field(page, "Phone Number").fill(phone);
  await field(page, "Purpose *").fill(purpose);
}

/** Collects the mails that the page asks the browser to open. */
async function watchMails(page: Page): Promise<string[]> {
  const mails: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  session.on("Page.frameRequestedNavigation", ({ url }) => {
    if (url.startsWith("mailto:")) mails.push(url);
  });
  return mails;
}

/** What a mail program would make of a `mailto:` address. */
function readMail(url: string) {
  const [to, query = ""] = url.slice("mailto:".length).split("?");
  const headers = new Map(
    query.split("&").map((part) => {
      const [name = "", value = ""] = part.split("=");
      return [name, decodeURIComponent(value)];
    }),
  );
  return {
    to: decodeURIComponent(to ?? ""),
    subject: headers.get("subject"),
    body: headers.get("body"),
  };
}

const lastLine = /^.*sent from the GAINOVA website contact form\.?$/;

test.beforeEach(async ({ visit }) => {
  await visit("/");
});

test.describe("the dialog", () => {
  test("has the fields of the specification", async ({ page }) => {
    await openDialog(page);
    const expected = [
      ["Full Name *", "Enter your full name", "text", true, "name"],
      ["Email Address *", "Enter your email address", "email", true, "email"],
      ["Phone Number", "Enter your phone number", "tel", false, "tel"],
      ["Purpose *", "Tell us about your inquiry...", null, true, /./],
    ] as const;
    for (const [label, placeholder, type, required, complete] of expected) {
      const control = field(page, label);
      await expect(control).toHaveAttribute("placeholder", placeholder);
      if (type) await expect(control).toHaveAttribute("type", type);
      await expect(control).toHaveJSProperty("required", required);
      await expect(control).toHaveAttribute("autocomplete", complete);
    }
    await expect(field(page, "Purpose *")).toHaveJSProperty(
      "tagName",
      "TEXTAREA",
    );
    await expect(field(page, "Purpose *")).toHaveJSProperty("rows", 4);
  });

  test("takes the focus to its first field and keeps it inside", async ({
    page,
  }) => {
    await openDialog(page);
    await expect(field(page, "Full Name *")).toBeFocused();
    for (let count = 0; count < 15; count += 1) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        // The browser's own controls take their turn between end and start.
        return (
          activeElement !== document.body &&
          activeElement?.closest("dialog") === null
        );
      });
      expect(outside).toBe(false);
    }
  });

  for (const [way, close] of [
    ["its button", (page: Page) => closeButton(page).click()],
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
    ["the overlay", (page: Page) => page.mouse.click(20, 450)],
  ] as const) {
    test(`closes by ${way} and gives the focus back`, async ({ page }) => {
      await openDialog(page);
      await close(page);
      await expect(dialog(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    });
  }

  test("stays open at a click inside", async ({ page }) => {
    await openDialog(page);
    await dialog(page).getByRole("heading").click();
    const box = await dialog(page).boundingBox();
    if (!box) throw new Error("the dialog has no box");
    await page.mouse.click(box.x + 4, box.y + box.height / 2);
    await expect(dialog(page)).toBeVisible();
  });

  test("stays open when a drag from inside ends on the overlay", async ({
    page,
  }) => {
    await openDialog(page);
    await field(page, "Full Name *").fill("Some text to select");
    const box = await field(page, "Full Name *").boundingBox();
    if (!box) throw new Error("the field has no box");
    await page.mouse.move(box.x + 80, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(20, 450, { steps: 5 });
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
  });

  test("holds the page behind still", async ({ page }) => {
    await opener(page).scrollIntoViewIfNeeded();
    await openDialog(page);
    const before = await position(page);
    await page.mouse.move(20, 450);
    await page.mouse.wheel(0, -600);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    expect(await position(page)).toBe(before);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => position(page)).toBe(before - 200);
  });

  test("fits a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await openDialog(page);
    await expect(closeButton(page)).toBeInViewport();
    await submit(page).scrollIntoViewIfNeeded();
    await expect(submit(page)).toBeInViewport();
    const box = await dialog(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(390);
  });

  for (const [theme, name] of [
    ["light", "light-mode"],
    ["dark", "dark-mode"],
  ] as const) {
    test(`follows the ${theme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator("body")).toHaveClass(new RegExp(name));
      await openDialog(page);
      const { dialogColor, textColor } = await dialog(page).evaluate(
        (element) => ({
          dialogColor: getComputedStyle(element).backgroundColor,
          textColor: getComputedStyle(element).color,
        }),
      );
      expect(brightness(textColor) < 128).toBe(theme === "light");
      expect(dialogColor).not.toBe(textColor);
    });
  }
});

test.describe("sending", () => {
  test("opens a mail with all that was typed", async ({ page }) => {
    const mails = await watchMails(page);
    await openDialog(page);
    await fillIn(page);
    await submit(page).click();
    await expect.poll(() => mails).toHaveLength(1);
    const { to, subject, body } = readMail(mails[0] ?? "");
    expect(to).toBe(recipient);
    expect(subject).toBe("Contact Form Submission from Ada Lovelace");
    const lines = (body ?? "").split("\r\n");
    expect(lines.slice(0, 4)).toEqual([
      "Name: Ada Lovelace",
      "Email: ada@example.com",
      "Phone: +1 202 555 0147",
      "Purpose: Hello there",
    ]);
    expect(lines.at(-1)).toMatch(lastLine);
  });

  test("leaves any text as it was typed", async ({ page }) => {
    const mails = await watchMails(page);
    const name = "Zoë O’Neil & <Söhne> 100% + #1?";
    const purpose =
      'First line\nSecond line = 50% & more\n\n日本語, עברית, 😀 "quoted" a+b;c,d/e\\f';
    await openDialog(page);
    await fillIn(page, { name: `  ${name} `, phone: "", purpose });
    await submit(page).click();
    await expect.poll(() => mails).toHaveLength(1);
    const url = mails[0] ?? "";
    expect(url).toMatch(/^mailto:[\w.@%+-]+\?[\w.~%&=-]+$/);
    const { subject, body } = readMail(url);
    expect(subject).toBe(`Contact Form Submission from ${name}`);
    const lines = (body ?? "").split("\r\n");
    expect(lines[0]).toBe(`Name: ${name}`);
    expect(lines[2]?.trim()).toBe("Phone:");
    expect(lines.slice(3, -1).join("\n").trim()).toBe(`Purpose: ${purpose}`);
    expect(lines.at(-1)).toMatch(lastLine);
    expect(body?.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  test("shows Sending..., then success, then closes and clears", async ({
    page,
  }) => {
    await openDialog(page);
    await fillIn(page);
    const sent = Date.now();
    await submit(page).click();
    await expect(submit(page)).toBeDisabled();
    await expect(dialog(page).getByRole("status")).toHaveText(SUCCESS);
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    const time = Date.now() - sent;
    expect(time).toBeGreaterThan(1900);
    expect(time).toBeLessThan(3500);

    await openDialog(page);
    await expect(field(page, "Full Name *")).toHaveValue("");
    await expect(field(page, "Purpose *")).toHaveValue("");
    await expect(submit(page)).toBeEnabled();
    await expect(dialog(page).getByText(SUCCESS)).toBeHidden();
  });

  test("says Sending... on the button meanwhile", async ({ page }) => {
    await openDialog(page);
    await fillIn(page);
    await submit(page).evaluate((button) => {
      const texts: string[] = [];
      Object.assign(window, { texts });
      new MutationObserver(() => {
        texts.push(button.textContent.trim());
      }).observe(button, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await submit(page).click();
    await expect(dialog(page).getByText(SUCCESS)).toBeVisible();
    expect(await page.evaluate("window.texts")).toContain("Sending...");
  });

  test("happens once for two quick submits", async ({ page }) => {
    const mails = await watchMails(page);
    await openDialog(page);
    await fillIn(page);
    await submit(page).evaluate((button) => {
      const { form } = button as HTMLButtonElement;
      form?.requestSubmit();
      form?.requestSubmit();
    });
    await expect(dialog(page)).toBeHidden();
    expect(mails).toHaveLength(1);
  });

  for (const [what, values] of [
    ["no name", { name: "" }],
    ["no email", { email: "" }],
    ["no purpose", { purpose: "" }],
    ["a name of blanks", { name: "   " }],
    ["a purpose of blanks", { purpose: " \n\t " }],
    ["an email that is none", { email: "ada at example" }],
  ] as const) {
    test(`does not happen with ${what}`, async ({ page }) => {
      const mails = await watchMails(page);
      await openDialog(page);
      await fillIn(page, values);
      await submit(page).click();
      await expect(dialog(page).locator(":invalid").last()).toBeVisible();
      await expect(submit(page)).toBeEnabled();
      await expect(dialog(page).getByText(SUCCESS)).toBeHidden();
      await expect(dialog(page)).toBeVisible();
      expect(mails).toEqual([]);
    });
  }

  test("that fails says so, and can be tried again", async ({ page }) => {
    const mails = await watchMails(page);
    await openDialog(page);
    await fillIn(page);
    // Half a character cannot be written into an address.
    await field(page, "Purpose *").evaluate((area) => {
      const value = Object.getOwnPropertyDescriptor(
        HTMLTextAreaElement.prototype,
        "value",
      );
      value?.set?.call(area, "half a character: \ud83d");
      area.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await submit(page).click();
    await expect(dialog(page).getByRole("alert")).toHaveText(ERROR);
    await expect(submit(page)).toBeEnabled();
    expect(mails).toEqual([]);

    await field(page, "Purpose *").fill("whole characters");
    await submit(page).click();
    await expect(dialog(page).getByText(SUCCESS)).toBeVisible();
    await expect.poll(() => mails).toHaveLength(1);
  });

  test("and closing by hand leaves no timer behind", async ({ page }) => {
    await openDialog(page);
    await fillIn(page);
    await submit(page).click();
    await expect(dialog(page).getByText(SUCCESS)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await openDialog(page);
    await expect(submit(page)).toBeEnabled();
    await field(page, "Full Name *").fill("Somebody else");
    // The timer tested here would strike in this time.
    await page.waitForTimeout(2500);
    await expect(dialog(page)).toBeVisible();
    await expect(field(page, "Full Name *")).toHaveValue("Somebody else");
  });
});

test.describe("without a mail program", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  const clipboard = (page: Page) =>
    page.evaluate(() => navigator.clipboard.readText());

  test("the address can be copied", async ({ page }) => {
    await openDialog(page);
    await dialog(page)
      .getByRole("button", { name: contact.otherWays.copyAddress })
      .click();
    await expect.poll(() => clipboard(page)).toBe(recipient);
    await expect(
      dialog(page).getByText(contact.otherWays.copied),
    ).toBeVisible();
  });

  test("the message can be copied", async ({ page }) => {
    await openDialog(page);
    await fillIn(page);
    await dialog(page)
      .getByRole("button", { name: contact.otherWays.copyMessage })
      .click();
    await expect.poll(() => clipboard(page)).toContain("Name: Ada Lovelace");
    const copied = await clipboard(page);
    for (const text of [
      recipient,
      "Contact Form Submission from Ada Lovelace",
      "Email: ada@example.com",
      "Phone: +1 202 555 0147",
      "Purpose: Hello there",
    ]) {
      expect(copied).toContain(text);
    }
  });

  test("Gmail gets the same message", async ({ page }) => {
    const mails = await watchMails(page);
    await openDialog(page);
    await fillIn(page, { purpose: "Two\nlines & 100%" });
    const link = dialog(page).getByRole("link", { name: /gmail/i });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
    const href = new URL((await link.getAttribute("href")) ?? "");
    await submit(page).click();
    await expect.poll(() => mails).toHaveLength(1);
    const { subject, body } = readMail(mails[0] ?? "");
    expect(href.origin + href.pathname).toBe("https://mail.google.com/mail/");
    expect(Object.fromEntries(href.searchParams)).toMatchObject({
      view: "cm",
      to: recipient,
      su: subject,
      body,
    });
  });
});

/** How bright a computed colour is, 0 to 255. */
function brightness(color: string): number {
  const parts = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}
