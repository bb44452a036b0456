import words from "../../tests/fixtures/site/contact.json";
import { contactMessage, copiedMessage } from "./contactMessage";

test("keeps the subject on one line, whatever the name holds", () => {
  const name = "Ada $& {name}\r\nBcc: all@example.org";
  const entry = { name, email: "", phone: "", purpose: "" };
  expect(contactMessage(entry, words.mail).subject).toBe(
    "Contact Form Submission from Ada $& {name} Bcc: all@example.org",
  );
});

test("copiedMessage holds address, subject and body", () => {
  const message = { subject: "A subject", body: "Line 1\nLine 2" };
  expect(copiedMessage("hello@example.org", message, words.mail)).toBe(
    "To: hello@example.org\nSubject: A subject\n\nLine 1\nLine 2",
  );
});
