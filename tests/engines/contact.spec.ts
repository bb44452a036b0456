import contact from "../fixtures/site/contact.json";
import home from "../fixtures/site/home.json";
import site from "../fixtures/site/site.json";
import { drivers } from "./drivers/drivers";
import { expect, test } from "./test";
import type { Visitor } from "./Visitor";

const opener = ["#faqs button", home.questions.contact] as const;

const seeOpen = (visitor: Visitor, open: boolean) =>
  visitor.see(
    (wanted) => (document.querySelector("dialog[open]") !== null) === wanted,
    open,
  );

const focused = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const at = document.activeElement as HTMLElement | null;
    return at?.getAttribute("name") ?? at?.innerText;
  });

async function send(visitor: Visitor) {
  await visitor.click(...opener);
  await seeOpen(visitor, true);
  await visitor.fill("dialog [name=name]", "Ada & Zoë");
  await visitor.fill("dialog [name=email]", "ada@example.com");
  await visitor.fill("dialog [name=purpose]", "50% of it?");
  await visitor.click("dialog button[type=submit]");
}

const waysToClose: Record<string, (visitor: Visitor) => Promise<void>> = {
  "its button": (visitor) => visitor.click("dialog button", contact.close),
  Escape: (visitor) => visitor.press("Escape"),
  "the overlay": (visitor) => visitor.clickAt({ x: 20, y: 450 }),
};

test("the dialog closes in every way and gives the focus back", async ({
  visitor,
}) => {
  await visitor.open("/");
  for (const [way, close] of Object.entries(waysToClose)) {
    await test.step(way, async () => {
      await visitor.click(...opener);
      await seeOpen(visitor, true);
      await visitor.seeText("dialog h2", contact.heading);
      expect(await focused(visitor)).toBe("name");
      await close(visitor);
      await seeOpen(visitor, false);
      expect(await focused(visitor)).toBe(home.questions.contact);
    });
  }
});

test("an incomplete form is not sent", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.click(...opener);
  await visitor.fill("dialog [name=name]", "Ada");
  await visitor.click("dialog button[type=submit]");
  await expect.poll(() => focused(visitor)).toBe("email");
  await seeOpen(visitor, true);
  expect(await visitor.evaluate(() => location.pathname)).toBe("/");
});

test("a message opens the mail program with all that was typed", async ({
  visitor,
}) => {
  await visitor.open("/");
  await send(visitor);
  await expect.poll(visitor.mail).toBeDefined();
  const [to, query = ""] = ((await visitor.mail()) ?? "").split("?");
  expect(to).toBe(
    site.connect.accounts.find(({ label }) => label === "Email")?.href,
  );
  const [subject, body] = query
    .split("&")
    .map((part) => decodeURIComponent(part.replace(/^\w+=/, "")));
  expect(subject).toBe("Contact Form Submission from Ada & Zoë");
  expect(body?.split("\r\n")).toEqual([
    "Name: Ada & Zoë",
    "Email: ada@example.com",
    "Phone: ",
    "Purpose: 50% of it?",
    contact.mail.lastLine,
  ]);
});

test("a sent message is confirmed, and the dialog closes", async ({
  visitor,
  engineName,
}) => {
  test.skip(
    !drivers[engineName].staysAtMail,
    "not run: the page goes where there is no mail program",
  );
  await visitor.open("/");
  await send(visitor);
  await visitor.seeText("dialog [role=status]", contact.success);
  await seeOpen(visitor, false);
  await visitor.click(...opener);
  expect(
    await visitor.evaluate(
      () => document.querySelector<HTMLInputElement>("dialog input")?.value,
    ),
  ).toBe("");
});
