import { act, renderHook } from "@testing-library/react";
import type { FormEvent } from "react";

import contact from "../../tests/fixtures/site/contact.json";
import type * as contactMessage from "./contactMessage";
import { emptyEntry } from "./contactMessage";
import { useContactForm } from "./useContactForm";

const mockMails: string[] = [];

// jsdom navigates to fragments alone.
jest.mock<typeof contactMessage>("./contactMessage", () => {
  const actual = jest.requireActual<typeof contactMessage>("./contactMessage");
  return {
    ...actual,
    mailtoUrl(...mail) {
      mockMails.push(actual.mailtoUrl(...mail));
      return "#mail";
    },
  };
});

const ada = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  phone: "",
  purpose: "Hello",
};

function renderForm() {
  const onClose = jest.fn();
  const { result, unmount } = renderHook(() =>
    useContactForm({
      onClose,
      recipient: "gaia@example.org",
      content: contact,
    }),
  );
  const submit = () =>
    act(() =>
      result.current.submit(new Event("submit") as unknown as FormEvent),
    );
  const type = (entry: Partial<typeof ada>) =>
    act(() => result.current.changeEntry(entry));
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  return { form: () => result.current, onClose, unmount, submit, type, wait };
}

beforeEach(() => {
  jest.useFakeTimers();
  mockMails.length = 0;
});

test("two quick submits open one mail, 2000 ms later the dialog closes, and the message stays", () => {
  const { form, onClose, unmount, submit, type, wait } = renderForm();
  type(ada);
  submit();
  submit();
  expect(form().status).toBe("sending");
  wait(299);
  expect(mockMails).toEqual([]);
  wait(1);
  expect(form().status).toBe("success");
  expect(mockMails).toEqual([
    expect.stringMatching(/^mailto:gaia@.*Ada%20Lovelace.*Hello/),
  ]);
  wait(1699);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(mockMails).toHaveLength(1);
  unmount();
  expect(renderForm().form()).toMatchObject({
    entry: emptyEntry,
    lastSent: ada,
    status: "idle",
  });
});

test("an exception sets the status to error, closes nothing and loses nothing, and the visitor can submit again", () => {
  const { form, onClose, unmount, submit, type, wait } = renderForm();
  type({ ...ada, purpose: "\ud83d" });
  submit();
  wait(2000);
  expect(form()).toMatchObject({
    status: "error",
    entry: { purpose: "\ud83d" },
  });
  expect(onClose).not.toHaveBeenCalled();
  type({ purpose: "Again" });
  submit();
  wait(300);
  expect(form().status).toBe("success");
  expect(mockMails).toHaveLength(1);
  unmount();
  expect(renderForm().form().lastSent).toEqual({ ...ada, purpose: "Again" });
});

test("closing before the mail program opens cancels that and keeps what was typed, even where storage is refused", () => {
  for (const method of ["getItem", "setItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error("refused");
    });
  }
  const { onClose, unmount, submit, type, wait } = renderForm();
  type(ada);
  submit();
  unmount();
  wait(4000);
  expect(mockMails).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  expect(renderForm().form().entry).toEqual(ada);
});
