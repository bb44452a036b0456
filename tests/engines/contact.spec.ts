import contact from "../fixtures/site/contact.json";
import home from "../fixtures/site/home.json";
import site from "../fixtures/site/site.json";
import { expect, test } from "./engineTest";

const trigger = ["#faqs button", home.questions.contact] as const;

test("the dialog closes by button, Escape and backdrop, and returns focus to its trigger", async ({
  visitor,
}) => {
  await visitor.open("/");
  for (const close of [
    () => visitor.click("dialog button", contact.close),
    () => visitor.tab.keyboard.press("Escape"),
    () => visitor.tab.mouse.click(20, 450), // the backdrop
  ]) {
    await visitor.click(...trigger);
    await visitor.expectVisible("dialog[open] [name=name]:focus");
    await close();
    await visitor.waitUntil(() => !document.querySelector("dialog[open]"));
    await visitor.expectVisible("#faqs button:focus", home.questions.contact);
  }
});

test("a valid form opens the mail program with the message", async ({
  visitor,
}) => {
  await visitor.open("/");
  await visitor.click(...trigger);
  await visitor.fill("dialog [name=name]", "Ada & Zoë");
  await visitor.click("dialog button[type=submit]");
  await visitor.expectVisible("dialog[open] [name=email]:focus");

  await visitor.fill("dialog [name=email]", "ada@example.com");
  await visitor.fill("dialog [name=purpose]", "50% of it?");
  await visitor.click("dialog button[type=submit]");
  await expect.poll(visitor.mail).toMatch(/^mailto:/);
  const mail = new URL((await visitor.mail()) ?? "");
  expect(`mailto:${mail.pathname}`).toBe(
    site.connect.accounts.find(({ label }) => label === "Email")?.href,
  );
  expect(Object.fromEntries(mail.searchParams)).toEqual({
    subject: "Contact Form Submission from Ada & Zoë",
    body: [
      "Name: Ada & Zoë",
      "Email: ada@example.com",
      "Phone: ",
      "Purpose: 50% of it?",
      contact.mail.lastLine,
    ].join("\r\n"),
  });
});
