import words from "../../tests/fixtures/site/contact.json";
import { contactMessage, copiedMessage } from "./contactMessage";

const entry = {
  name: "Ada Lovelace",
  email: "ada@example.org",
  phone: "+1 202 555 0147",
  purpose: "Engines.\n\nAnalytical ones.",
};

const lastLine = "This message was sent from the GAINOVA website contact form.";

describe("contactMessage", () => {
  test("is laid out as the specification says", () => {
    expect(contactMessage(entry, words.mail)).toEqual({
      subject: "Contact Form Submission from Ada Lovelace",
      body: [
        "Name: Ada Lovelace",
        "Email: ada@example.org",
        "Phone: +1 202 555 0147",
        "Purpose: Engines.\n\nAnalytical ones.",
        lastLine,
      ].join("\n"),
    });
  });

  test("keeps the line of a phone number that was not given", () => {
    const { body } = contactMessage({ ...entry, phone: "  " }, words.mail);
    expect(body.split("\n")[2]).toBe("Phone: ");
  });

  test("trims every value, and only at its ends", () => {
    const blanks = { name: " A  B ", email: " a@b ", phone: " 1 2 " };
    const padded = { ...blanks, purpose: "\n\t c \n d \u00a0" };
    expect(contactMessage(padded, words.mail)).toEqual({
      subject: "Contact Form Submission from A  B",
      body: `Name: A  B\nEmail: a@b\nPhone: 1 2\nPurpose: c \n d\n${lastLine}`,
    });
  });

  test("takes signs in a name for nothing but text", () => {
    const { subject } = contactMessage(
      { ...entry, name: "$& {name}" },
      words.mail,
    );
    expect(subject).toBe("Contact Form Submission from $& {name}");
  });

  test("keeps the subject on one line", () => {
    const name = "Ada\r\nBcc: all@example.org";
    expect(contactMessage({ ...entry, name }, words.mail).subject).toBe(
      "Contact Form Submission from Ada Bcc: all@example.org",
    );
  });
});

test("copiedMessage holds address, subject and body", () => {
  const message = { subject: "A subject", body: "Line 1\nLine 2" };
  expect(copiedMessage("hello@example.org", message, words.mail)).toBe(
    "To: hello@example.org\nSubject: A subject\n\nLine 1\nLine 2",
  );
});
