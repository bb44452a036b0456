import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";

import { ada, mailOf, readMail, RECIPIENT } from "../../tests/page/mail";
import { ContactDialog } from "./ContactDialog";
import { type Message, mailtoUrl } from "./contactMessage";

// jsdom follows no link but one to an anchor.
jest.mock("./contactMessage", () => {
  const actual = jest.requireActual<{ mailtoUrl: (of: Message) => string }>(
    "./contactMessage",
  );
  const asHash = (message: Message) => `#${actual.mailtoUrl(message)}`;
  return { ...actual, mailtoUrl: jest.fn(asHash) };
});

const RESTORE = "Put it back into the form";
const COPIED = /^Copied/;
const IS_LONG = /^Your message is long/;

const labels = {
  name: "Full Name *",
  email: "Email Address *",
  phone: "Phone Number",
  purpose: "Purpose *",
} as const;

/** From submit to the opening of the mail program, in ms. */
const SENDING = 300;

/** From submit to the closing of the dialog, in ms. */
const CLOSING = 2000;

const IDLE = {
  button: "Send Message",
  isDisabled: false,
  isReadOnly: false,
  status: "",
  alert: "",
};
const SENT = { isDisabled: true, isReadOnly: true };

const EMPTY = { name: "", email: "", phone: "", purpose: "" };

/** A part of a character, which cannot be percent-encoded. */
const UNSENDABLE = "\ud83d";

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
  // jsdom has no methods of dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      void Promise.resolve().then(() => this.dispatchEvent(new Event("close")));
    },
  });
  Element.prototype.scrollIntoView = jest.fn();
  Object.assign(globalThis, { CSS: { supports: () => true } });
});

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const press = (name: string | RegExp) =>
  act(() => {
    button(name).focus();
    fireEvent.click(button(name));
    return Promise.resolve();
  });
const close = () => press("Close");
const isOpen = () => screen.queryByRole("dialog") !== null;
const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const field = (name: keyof typeof ada) =>
  screen.getByLabelText<HTMLInputElement>(labels[name]);
const type = (values: Partial<typeof ada>) => {
  for (const [name, value] of Object.entries(values))
    fireEvent.change(field(name as keyof typeof ada), { target: { value } });
};
const submitButton = () => button(/^Send/) as HTMLButtonElement;
/** Submits the form with Enter in a field: jsdom leaves a disabled button its focus. */
const submit = () =>
  act(() => {
    field("name").focus();
    submitButton().form?.requestSubmit();
    return Promise.resolve();
  });

/** Opens the dialog on a page that has just been loaded. */
async function openDialog(values = EMPTY) {
  const { unmount } = render(<Page />);
  await press("Open");
  type(values);
  return unmount;
}

/** Returns what the form says of its state. */
function state() {
  const fields = screen.getAllByRole<HTMLInputElement>("textbox");
  const [isReadOnly, ...others] = new Set(fields.map((it) => it.readOnly));
  expect(others).toEqual([]);
  return {
    button: submitButton().textContent,
    isDisabled: submitButton().disabled,
    isReadOnly,
    status: screen.getByRole("status").textContent,
    alert: screen.getByRole("alert").textContent,
  };
}

const values = () => {
  const names = ["name", "email", "phone", "purpose"] as const;
  return Object.fromEntries(names.map((name) => [name, field(name).value]));
};

/** Returns the mails that the page opens. */
function mails() {
  const { results } = jest.mocked(mailtoUrl).mock;
  const urls = results.flatMap(({ type: end, value }) =>
    end === "return" ? [value] : [],
  );
  // jsdom decodes none of it.
  expect(location.hash).toBe(urls.at(-1) ?? "");
  return urls.map((url) => readMail(url.slice(1)));
}

const gmailLink = () =>
  screen.getByRole<HTMLAnchorElement>("link", { name: /gmail/i });

/** Returns the mail that the dialog offers to open in Gmail. */
const offered = () => readMail(gmailLink().href);

const restoreButton = () => screen.queryByRole("button", { name: RESTORE });

test("has fields for name, email, phone and purpose; the browser checks all but the phone", async () => {
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

  for (const [wrong, reason] of [
    [{ name: "" }, "valueMissing"],
    [{ name: " \u00a0 " }, "valueMissing"],
    [{ email: "ada at" }, "typeMismatch"],
    [{ purpose: " \n\t " }, "valueMissing"],
  ] as const) {
    type({ ...ada, ...wrong });
    const [name] = Object.keys(wrong) as (keyof typeof ada)[];
    expect(field(name ?? "name").validity[reason]).toBe(true);
    await submit();
    expect(state()).toEqual(IDLE);
  }
  type({ ...ada, phone: " " });
  await submit();
  expect(state()).toMatchObject(SENT);
});

test("on submit the mail program opens, and 2000 ms later the modal closes, cleared", async () => {
  await openDialog(ada);
  const form = submitButton().form;
  // Two quick submits open one mail.
  act(() => {
    form?.requestSubmit();
    form?.requestSubmit();
  });
  const sending = { ...SENT, button: "Sending...", status: "", alert: "" };
  expect(state()).toEqual(sending);
  await advance(SENDING - 1);
  expect(state()).toEqual(sending);
  expect(mails()).toEqual([]);

  await advance(1);
  const success = {
    ...SENT,
    button: "Send Message",
    status: "Your message has been sent successfully!",
    alert: "",
  };
  expect(state()).toEqual(success);
  expect(mails()).toEqual([mailOf()]);
  expect(offered()).toEqual(mailOf());
  expect(restoreButton()).toBeNull();
  await advance(CLOSING - SENDING - 1);
  expect(state()).toEqual(success);
  await advance(1);
  expect(isOpen()).toBe(false);

  await press("Open");
  expect(state()).toEqual(IDLE);
  expect(values()).toEqual(EMPTY);
  expect(offered()).toEqual(mailOf());

  const other = { ...ada, purpose: "Another long message.".repeat(120) };
  type(other);
  await submit();
  for (const ms of [SENDING, CLOSING - SENDING]) {
    await advance(ms);
    if (!isOpen()) await press("Open");
    expect(screen.getByText(IS_LONG)).toBeTruthy();
  }
  expect(offered()).toEqual(mailOf(other));
  await advance(2 * CLOSING);
  expect(mails()).toEqual([mailOf(), mailOf(other)]);
  expect(isOpen()).toBe(true);
});

test("if an exception occurs the status becomes error, and one can submit again", async () => {
  await openDialog({ ...ada, purpose: UNSENDABLE });
  await submit();
  await advance(SENDING);
  const alert = "There was an error sending your message. Please try again.";
  expect(state()).toEqual({ ...IDLE, alert });
  expect(document.activeElement).toBe(submitButton());
  await advance(CLOSING);
  expect(mails()).toEqual([]);
  expect(state()).toEqual({ ...IDLE, alert });

  type(ada);
  await submit();
  await advance(SENDING);
  expect(state()).toMatchObject({ ...SENT, alert: "" });
  expect(mails()).toEqual([mailOf()]);
});

test("closing the dialog by hand during the 2 seconds is safe", async () => {
  await openDialog(ada);
  await submit();
  await advance(SENDING - 1);
  await close();
  expect(isOpen()).toBe(false);
  await press("Open");
  await advance(2 * CLOSING);
  // The mail program was not opened, so the text stays.
  expect(values()).toEqual(ada);
  expect(state()).toEqual(IDLE);
  expect(mails()).toEqual([]);

  await submit();
  await advance(SENDING);
  await close();
  await press("Open");
  expect(state()).toEqual(IDLE);
  expect(values()).toEqual(EMPTY);
  type({ name: "Somebody else" });
  await advance(2 * CLOSING);
  expect(values()).toEqual({ ...EMPTY, name: "Somebody else" });
  expect(mails()).toHaveLength(1);
});

test("whatever ends the page, what was sent is offered while the form is empty", async () => {
  const leave = await openDialog(ada);
  await submit();
  await advance(SENDING);
  leave();
  const leaveAgain = await openDialog();
  expect(values()).toEqual(EMPTY);
  expect(screen.getByText(/^Did your mail program not open/)).toBeTruthy();
  expect(offered()).toEqual(mailOf());
  type({ name: "Grace Hopper" });
  expect(restoreButton()).toBeNull();
  expect(screen.getByText(/^No mail program/)).toBeTruthy();
  expect(offered().subject).toContain("Grace Hopper");

  // What was typed is kept, too.
  leaveAgain();
  render(<Page />);
  await press("Open");
  expect(values()).toEqual({ ...EMPTY, name: "Grace Hopper" });
  type({ name: "" });
  await press(RESTORE);
  expect(document.activeElement).toBe(field("name"));
  expect(values()).toEqual(ada);
  expect(restoreButton()).toBeNull();
});

test("offers to copy the address and message, or Gmail, and says that it is long", async () => {
  const { to, subject, body } = mailOf();
  const writeText = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  /** Whether a text is there that screen readers announce. */
  const isAnnounced = (text: RegExp) =>
    screen.queryByText(text)?.getAttribute("aria-live") === "polite";
  await openDialog();
  expect(screen.getByText(to)).toBeTruthy();
  expect(gmailLink()).toMatchObject({ target: "_blank", rel: "noopener" });
  await press("Copy address");
  expect(isAnnounced(COPIED)).toBe(true);
  expect(writeText.mock.calls).toEqual([[to]]);

  // “Copied” is said only of what is in the form now.
  type(ada);
  expect(screen.queryByText(COPIED)).toBeNull();
  await press("Copy message");
  expect(isAnnounced(COPIED)).toBe(true);
  expect(writeText).toHaveBeenLastCalledWith(
    [`To: ${to}`, `Subject: ${subject}`, "", body].join("\r\n"),
  );
  type({ purpose: `${ada.purpose}x` });
  expect(screen.queryByText(COPIED)).toBeNull();

  // Without HTTPS, there is no clipboard.
  Object.assign(navigator, { clipboard: undefined });
  await press("Copy message");
  expect(isAnnounced(/^Your browser did not allow copying/)).toBe(true);
  expect(screen.queryByText(IS_LONG)).toBeNull();
  type({ purpose: "a".repeat(2000) });
  expect(isAnnounced(IS_LONG)).toBe(true);
});

test.each([
  [true, "light-mode"],
  [false, "dark-mode"],
])(
  "takes a light or dark theme flag: %s means %s",
  async (lightMode, theme) => {
    render(<Page lightMode={lightMode} />);
    await press("Open");
    expect(screen.getByRole("dialog").className).toContain(theme);
  },
);
