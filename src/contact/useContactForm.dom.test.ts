import { act, renderHook } from "@testing-library/react";
import type { FormEvent } from "react";

import contact from "../../tests/fixtures/site/contact.json";
import { emptyEntry } from "./contactMessage";
import { useContactForm } from "./useContactForm";

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
  return { form: () => result.current, onClose, unmount };
}

test("what is stored and no text counts as empty", () => {
  sessionStorage.setItem("gainova-draft", '{"name":5,"phone":"7"}');
  expect(renderForm().form().entry).toEqual({ ...emptyEntry, phone: "7" });
  sessionStorage.clear();
});

test("closing before the mail program opens cancels that and keeps what was typed, even where storage is refused", () => {
  jest.useFakeTimers();
  for (const method of ["getItem", "setItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error("refused");
    });
  }
  const { form, onClose, unmount } = renderForm();
  act(() => form().changeEntry(ada));
  act(() => form().submit(new Event("submit") as unknown as FormEvent));
  expect(form().status).toBe("sending");
  unmount();
  act(() => jest.advanceTimersByTime(4000));
  expect(onClose).not.toHaveBeenCalled();
  expect(renderForm().form()).toMatchObject({
    entry: ada,
    lastSent: emptyEntry,
  });
});
