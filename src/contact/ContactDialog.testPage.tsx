import { act, render, screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { useState } from "react";

import words from "../../tests/fixtures/site/contact.json";
import { ContactDialog } from "./ContactDialog";

/** Records the mails that the dialog opens. */
export const openMail = jest.fn<undefined, [string]>();

/** A page with the contact dialog and a button that opens it. */
export function ContactPage({ lightMode = true }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Contact
      </button>
      <ContactDialog
        open={open}
        onClose={() => setOpen(false)}
        lightMode={lightMode}
        recipient="hello@example.org"
        words={words}
        openMail={openMail}
      />
    </>
  );
}

/** Renders the page with a clock that only the test moves. */
export function setUpContactPage() {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { user, ...render(<ContactPage />) };
}

/** Moves the clock. */
export const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** The field with this label. */
export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { exact: true });

/** The button that sends the form, whatever it says at the moment. */
export const submitButton = () =>
  screen.getByRole("button", { name: /^send/i });

/** Whether the dialog shows. */
export const isOpen = () => screen.queryByRole("dialog") !== null;

export const open = (user: UserEvent) =>
  user.click(screen.getByRole("button", { name: "Contact" }));

export const close = (user: UserEvent) =>
  user.click(screen.getByRole("button", { name: /close/i }));

/** Opens the dialog and fills in what is required, pasting for speed. */
export async function openAndFill(user: UserEvent) {
  await open(user);
  const values = [
    ["Full Name *", "Ada Lovelace"],
    ["Email Address *", "ada@example.org"],
    ["Purpose *", "Engines & more"],
  ] as const;
  for (const [label, value] of values) {
    await user.click(field(label));
    await user.paste(value);
  }
}

/** Makes the next mail fail to open, and submits. */
export async function openAndFail(user: UserEvent) {
  openMail.mockImplementationOnce(() => {
    throw new Error("no mail");
  });
  await openAndFill(user);
  await user.click(submitButton());
}

export function expectEmptyFields() {
  for (const { label } of Object.values(words.form))
    expect(field(label)).toHaveValue("");
}
