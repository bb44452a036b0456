import { act, fireEvent, screen } from "@testing-library/react";

import words from "../../tests/fixtures/site/contact.json";
import { installDialog } from "../../tests/jest/dialog";
import {
  openMail,
  setUpContactPage,
  wait,
  field,
  submitButton,
  isOpen,
  open,
  close,
  openAndFill,
  openAndFail,
  expectEmptyFields,
} from "./ContactDialog.testPage";

installDialog();

afterEach(() => {
  jest.useRealTimers();
});

describe("sending", () => {
  test("goes from sending to success and closes after 2000 ms", async () => {
    const { user } = setUpContactPage();
    await openAndFill(user);
    expect(submitButton()).toHaveTextContent("Send Message");
    await user.click(submitButton());
    expect(submitButton()).toHaveTextContent("Sending...");
    expect(submitButton()).toBeDisabled();
    expect(openMail).not.toHaveBeenCalled();

    wait(300);
    expect(openMail).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("status")).toHaveTextContent(
      "Your message has been sent successfully!",
    );
    expect(submitButton()).toBeDisabled();

    wait(1699);
    expect(isOpen()).toBe(true);
    wait(1);
    expect(isOpen()).toBe(false);

    await open(user);
    expectEmptyFields();
    expect(submitButton()).toBeEnabled();
    expect(submitButton()).toHaveTextContent("Send Message");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  test("opens the mail that the fields make", async () => {
    const { user } = setUpContactPage();
    await openAndFill(user);
    await user.click(submitButton());
    wait(300);
    const [url] = openMail.mock.lastCall ?? [""];
    expect(decodeURIComponent(url)).toBe(
      "mailto:hello@example.org?subject=Contact Form Submission from Ada Lovelace&body=" +
        "Name: Ada Lovelace\r\nEmail: ada@example.org\r\nPhone: \r\nPurpose: Engines & more\r\n" +
        "This message was sent from the GAINOVA website contact form.",
    );
  });

  test("opens one mail for two quick submits", async () => {
    const { user } = setUpContactPage();
    await openAndFill(user);
    const form = submitButton().closest("form");
    if (!form) throw new Error("The submit button has no form.");
    act(() => {
      // Both before React has had time to disable the button.
      form.requestSubmit();
      form.requestSubmit();
    });
    wait(300);
    fireEvent.submit(form);
    wait(1699);
    expect(openMail).toHaveBeenCalledTimes(1);
    expect(isOpen()).toBe(true);
    wait(1);
    expect(isOpen()).toBe(false);
    wait(5000);
    expect(openMail).toHaveBeenCalledTimes(1);
  });
});

describe("failing", () => {
  test("says so, keeps the values and can be tried again", async () => {
    const { user } = setUpContactPage();
    await openAndFail(user);
    wait(300);
    expect(screen.getByRole("alert")).toHaveTextContent(
      "There was an error sending your message. Please try again.",
    );
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    wait(5000);
    expect(isOpen()).toBe(true);
    expect(field("Full Name *")).toHaveValue("Ada Lovelace");

    await user.click(submitButton());
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
    wait(300);
    expect(openMail).toHaveBeenCalledTimes(2);
    expect(screen.getByRole("status")).toHaveTextContent(words.success);
    wait(1700);
    expect(isOpen()).toBe(false);
  });

  test("forgets the error, not the values, when it is closed", async () => {
    const { user } = setUpContactPage();
    await openAndFail(user);
    wait(300);
    await close(user);
    await open(user);
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
    expect(field("Full Name *")).toHaveValue("Ada Lovelace");
  });

  test("is what text brings that no mail can carry", async () => {
    const { user } = setUpContactPage();
    await openAndFill(user);
    fireEvent.change(field("Purpose *"), { target: { value: "half \ud83e" } });
    await user.click(submitButton());
    wait(300);
    expect(openMail).not.toHaveBeenCalled();
    expect(screen.getByRole("alert")).toHaveTextContent(words.error);
  });

  test("gives the button its focus back", async () => {
    const { user } = setUpContactPage();
    await openAndFail(user);
    // Browsers take the focus from a button that is disabled; jsdom does not.
    field("Full Name *").focus();
    field("Full Name *").blur();
    expect(document.body).toHaveFocus();
    wait(300);
    expect(submitButton()).toHaveFocus();
  });
});
