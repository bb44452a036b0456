import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";

import { ada, mailOf, readMail, RECIPIENT } from "../../tests/drivers/mail";
import { ContactDialog } from "./ContactDialog";
import { type Message, mailtoUrl } from "./contactMessage";

// jsdom can navigate only to a hash.
jest.mock("./contactMessage", () => {
  const actual = jest.requireActual<{ mailtoUrl: (of: Message) => string }>(
    "./contactMessage",
  );
  const asHash = (message: Message) => `#${actual.mailtoUrl(message)}`;
  return { ...actual, mailtoUrl: jest.fn(asHash) };
});

/** Time from submit until the mail program opens, in ms. */
const SENDING = 300;

/** Time from submit until the dialog closes, in ms. */
const CLOSING = 2000;

const RESTORE = "Put it back into the form";
const IS_LONG = /^Your message is long/;

const labels = {
  name: "Full Name *",
  email: "Email Address *",
  phone: "Phone Number",
  purpose: "Purpose *",
} as const;

const EMPTY = { name: "", email: "", phone: "", purpose: "" };

/** The button's label and state, the status and the alert, in each state of the form. */
const IDLE = ["Send Message", "enabled", "", ""];
const BUSY = ["Sending...", "disabled", "", ""];
const SENT = [
  "Send Message",
  "disabled",
  "Your message has been sent successfully!",
  "",
];
const FAILED = [
  "Send Message",
  "enabled",
  "",
  "There was an error sending your message. Please try again.",
];

function Page({ lightMode = true }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      {isOpen && (
        <ContactDialog
          onClose={() => setIsOpen(false)}
          lightMode={lightMode}
          recipient={RECIPIENT}
        />
      )}
    </>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  location.hash = "";
  // jsdom does not implement the methods of dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close: jest.fn(),
  });
  Element.prototype.scrollIntoView = jest.fn();
  Object.assign(globalThis, { CSS: { supports: () => true } });
});

const button = (name: string | RegExp) =>
  screen.getByRole<HTMLButtonElement>("button", { name });
/** Clicks a button and waits until copying has ended. */
const press = (name: string) =>
  act(() => {
    fireEvent.click(button(name));
    return Promise.resolve();
  });
const isOpen = () => screen.queryByRole("dialog") !== null;
const isThere = (text: string | RegExp) => screen.queryByText(text) !== null;
const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const field = (name: keyof typeof ada) =>
  screen.getByLabelText<HTMLInputElement>(labels[name]);
const names = Object.keys(labels) as (keyof typeof labels)[];
const values = () =>
  Object.fromEntries(names.map((name) => [name, field(name).value]));
const type = (values: Partial<typeof ada>) => {
  for (const [name, value] of Object.entries(values))
    fireEvent.change(field(name as keyof typeof ada), { target: { value } });
};
const submit = () => act(() => button(/^Send/).form?.requestSubmit());

/** Opens the dialog on a new page. Returns a function that unmounts the page. */
async function openDialog(values: Partial<typeof ada> = {}) {
  const { unmount } = render(<Page />);
  await press("Open");
  type(values);
  return unmount;
}

/** Returns the form's state. Expects read-only fields while the button is disabled. */
function state() {
  const { textContent, disabled } = button(/^Send/);
  expect(names.map((name) => field(name).readOnly)).toEqual(
    names.map(() => disabled),
  );
  const texts = ["status", "alert"].map((role) => screen.getByRole(role));
  return [
    textContent,
    disabled ? "disabled" : "enabled",
    ...texts.map((text) => text.textContent),
  ];
}

/** Returns the mails that the page has opened. */
const mails = () =>
  jest
    .mocked(mailtoUrl)
    .mock.results.filter((result) => result.type === "return")
    .map(({ value }) => readMail(value.slice(1)));

const gmailLink = () =>
  screen.getByRole<HTMLAnchorElement>("link", { name: /gmail/i });

test("renders four fields and requires three of them", async () => {
  await openDialog();
  for (const [name, kind, autocomplete, required, placeholder] of [
    ["name", "text", "name", true, "Enter your full name"],
    ["email", "email", "email", true, "Enter your email address"],
    ["phone", "tel", "tel", false, "Enter your phone number"],
    ["purpose", "textarea", "off", true, "Tell us about your inquiry..."],
  ] as const) {
    expect(field(name)).toMatchObject({ placeholder, type: kind, required });
    expect(field(name).getAttribute("autocomplete")).toBe(autocomplete);
  }
  expect(field("purpose").getAttribute("rows")).toBe("4");
  for (const wrong of [
    { name: " \u00a0 " },
    { email: "ada at" },
    { purpose: " \n\t " },
  ]) {
    type({ ...ada, ...wrong });
    submit();
    expect(state()).toEqual(IDLE);
  }
  type({ ...ada, phone: " " });
  submit();
  expect(state()).toEqual(BUSY);
});

test("opens the mail program and closes after 2000 ms", async () => {
  await openDialog(ada);
  // Two quick submits open only one mail.
  submit();
  submit();
  await advance(SENDING - 1);
  expect(state()).toEqual(BUSY);
  expect(mails()).toEqual([]);
  await advance(1);
  expect(state()).toEqual(SENT);
  await advance(CLOSING - SENDING - 1);
  expect(state()).toEqual(SENT);
  await advance(1);
  expect(isOpen()).toBe(false);
  expect(mails()).toEqual([mailOf()]);
  expect(location.hash).toContain("mailto:");
  await press("Open");
  expect(state()).toEqual(IDLE);
  expect(values()).toEqual(EMPTY);
});

test("shows an error after an exception and can submit again", async () => {
  // A lone surrogate cannot be percent-encoded.
  await openDialog({ ...ada, purpose: "\ud83d" });
  submit();
  await advance(SENDING);
  expect(document.activeElement).toBe(button(/^Send/));
  await advance(CLOSING);
  expect(state()).toEqual(FAILED);
  type(ada);
  submit();
  await advance(SENDING);
  expect(state()).toEqual(SENT);
  expect(mails()).toEqual([mailOf()]);
});

test("cancels its timers when the visitor closes it", async () => {
  await openDialog(ada);
  for (const [ms, kept, count] of [
    // The mail program was not opened, so the values stay.
    [SENDING - 1, ada, 0],
    [SENDING, EMPTY, 1],
  ] as const) {
    submit();
    await advance(ms);
    await press("Close");
    expect(isOpen()).toBe(false);
    await press("Open");
    await advance(2 * CLOSING);
    expect(state()).toEqual(IDLE);
    expect(values()).toEqual(kept);
    expect(mails()).toHaveLength(count);
  }
});

test("offers the last sent message while the form is empty", async () => {
  const leave = await openDialog(ada);
  submit();
  await advance(SENDING);
  leave();
  const leaveAgain = await openDialog();
  expect(values()).toEqual(EMPTY);
  expect(isThere(/^Did your mail program not open/)).toBe(true);
  expect(readMail(gmailLink().href)).toEqual(mailOf());
  type({ name: "Grace Hopper" });
  expect(isThere(RESTORE)).toBe(false);
  expect(isThere(/^No mail program on this device/)).toBe(true);
  expect(readMail(gmailLink().href).subject).toContain("Grace Hopper");
  // The form also keeps unsent values.
  leaveAgain();
  await openDialog();
  expect(values()).toEqual({ ...EMPTY, name: "Grace Hopper" });
  type({ name: "" });
  await press(RESTORE);
  expect(document.activeElement).toBe(field("name"));
  expect(values()).toEqual(ada);
  expect(isThere(RESTORE)).toBe(false);
});

test("offers copying and Gmail and warns about long messages", async () => {
  const { to, subject, body } = mailOf();
  const writeText = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  /** Returns whether screen readers announce a message. */
  const isAnnounced = (text: RegExp) =>
    screen.queryByText(text)?.getAttribute("aria-live") === "polite";
  await openDialog(ada);
  expect(isThere(to)).toBe(true);
  expect(gmailLink()).toMatchObject({ target: "_blank", rel: "noopener" });
  for (const [name, text] of [
    ["Copy address", to],
    [
      "Copy message",
      [`To: ${to}`, `Subject: ${subject}`, "", body].join("\r\n"),
    ],
  ] as const) {
    await press(name);
    expect(writeText).toHaveBeenLastCalledWith(text);
    expect(isAnnounced(/^Copied/)).toBe(true);
  }
  // A change of the form values removes the status.
  type({ purpose: `${ada.purpose}x` });
  expect(isThere(/^Copied/)).toBe(false);
  // Without HTTPS, `clipboard` is undefined.
  Object.assign(navigator, { clipboard: undefined });
  await press("Copy message");
  expect(isAnnounced(/^Your browser did not allow copying/)).toBe(true);

  expect(isThere(IS_LONG)).toBe(false);
  type({ purpose: "a".repeat(2000) });
  expect(isAnnounced(IS_LONG)).toBe(true);
  submit();
  await advance(SENDING);
  expect(isThere(IS_LONG)).toBe(true);
});

test("gets its theme from the parent's lightMode prop", async () => {
  const { rerender } = render(<Page />);
  await press("Open");
  expect(screen.getByRole("dialog").className).toContain("light-mode");
  rerender(<Page lightMode={false} />);
  expect(screen.getByRole("dialog").className).toContain("dark-mode");
});
