import { fireEvent, render, screen } from "@testing-library/react";

import words from "../../tests/fixtures/site/contact.json";
import { installDialog } from "../../tests/jest/dialog";
import {
  openMail,
  ContactPage,
  setUpContactPage,
  wait,
  field,
  submitButton,
  isOpen,
  open,
  openAndFill,
} from "./ContactDialog.testPage";

installDialog();

afterEach(() => {
  jest.useRealTimers();
});

describe("the form", () => {
  test("has the fields of the specification", async () => {
    const { user } = setUpContactPage();
    await open(user);
    expect(screen.getByRole("dialog")).toHaveAccessibleName("Get in Touch");
    const expected = [
      ["Full Name *", "Enter your full name", "text", "name", true],
      ["Email Address *", "Enter your email address", "email", "email", true],
      ["Phone Number", "Enter your phone number", "tel", "tel", false],
      ["Purpose *", "Tell us about your inquiry...", "textarea", "off", true],
    ] as const;
    for (const [label, placeholder, type, autocomplete, required] of expected) {
      expect(field(label)).toHaveAttribute("placeholder", placeholder);
      expect(field(label).type).toBe(type);
      expect(field(label)).toHaveAttribute("autocomplete", autocomplete);
      expect(field(label).required).toBe(required);
    }
    expect(field("Purpose *")).toHaveAttribute("rows", "4");
    expect(field("Full Name *")).toHaveFocus();
  });

  test.each([
    [true, "light-mode", "dark-mode"],
    [false, "dark-mode", "light-mode"],
  ])("takes the theme flag %s", (lightMode, has, lacks) => {
    render(<ContactPage lightMode={lightMode} />);
    const dialog = screen.getByRole("dialog", { hidden: true });
    expect(dialog).toHaveClass(has);
    expect(dialog).not.toHaveClass(lacks);
  });

  test.each(["Full Name *", "Email Address *", "Purpose *"])(
    "is not sent without %s",
    async (label) => {
      const { user } = setUpContactPage();
      await openAndFill(user);
      await user.clear(field(label));
      await user.click(submitButton());
      wait(5000);
      expect(openMail).not.toHaveBeenCalled();
      expect(isOpen()).toBe(true);
    },
  );

  test.each(["Full Name *", "Purpose *"])(
    "takes blanks alone in %s for nothing, until there is more",
    async (label) => {
      const { user } = setUpContactPage();
      await openAndFill(user);
      await user.clear(field(label));
      await user.type(field(label), " \u00a0 ");
      expect(field(label).validationMessage).toBe(words.blankValue);
      await user.click(submitButton());
      wait(5000);
      expect(openMail).not.toHaveBeenCalled();
      await user.type(field(label), "x");
      await user.click(submitButton());
      wait(300);
      expect(openMail).toHaveBeenCalledTimes(1);
    },
  );

  test("leaves what to say of an empty field to the browser", async () => {
    const { user } = setUpContactPage();
    await open(user);
    expect(field("Full Name *").validity.valueMissing).toBe(true);
    expect(field("Full Name *").validity.customError).toBe(false);
  });

  test("leaves blanks in the optional field alone", async () => {
    const { user } = setUpContactPage();
    await openAndFill(user);
    await user.type(field("Phone Number"), "  ");
    expect(field("Phone Number").validity.valid).toBe(true);
  });

  test("is not sent with an address that is none", async () => {
    const { user } = setUpContactPage();
    await openAndFill(user);
    await user.type(field("Email Address *"), "@");
    await user.click(submitButton());
    wait(5000);
    expect(openMail).not.toHaveBeenCalled();
  });

  test("keeps the link to Gmail up to date", async () => {
    const { user } = setUpContactPage();
    await openAndFill(user);
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: /Gmail/ });
    const { searchParams } = new URL(link.href);
    expect(searchParams.get("to")).toBe("hello@example.org");
    expect(searchParams.get("body")).toContain("Purpose: Engines & more\r\n");
    fireEvent.change(field("Purpose *"), { target: { value: "half \ud83e" } });
    expect(new URL(link.href).searchParams.get("body")).toContain(
      "half \ufffd",
    );
  });
});
