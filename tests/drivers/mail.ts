/** The form values of a visitor. */
export const ada = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  phone: "+1 202 555 0147",
  purpose: "Hello there",
};

/** The footer's mail address. */
export const RECIPIENT = "hello@example.org";

/** Returns the expected mail for form values. */
export const mailOf = (values: Partial<typeof ada> = {}) => {
  const { name, email, phone, purpose } = { ...ada, ...values };
  return {
    to: RECIPIENT,
    subject: `Contact Form Submission from ${name}`,
    body: [
      `Name: ${name}`,
      `Email: ${email}`,
      `Phone: ${phone}`,
      `Purpose: ${purpose.replaceAll("\n", "\r\n")}`,
      "This message was sent from the GAINOVA website contact form.",
    ].join("\r\n"),
  };
};

/**
 * Reads the mail from a `mailto:` URL or from the URL of Gmail's compose page. Does not
 * decode `+` as a space, because mail programs keep `+` (RFC 6068).
 */
export function readMail(address: string) {
  const { pathname, searchParams } = new URL(address.replaceAll("+", "%2B"));
  const value = (name: string) => searchParams.get(name);
  return {
    to: value("to") ?? pathname,
    subject: value("su") ?? value("subject"),
    body: value("body"),
  };
}
