import { screen } from "@testing-library/react";

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
  expectEmptyFields,
} from "./ContactDialog.testPage";

installDialog();

afterEach(() => {
  jest.useRealTimers();
});

describe("closing by hand", () => {
  test("keeps what was typed", async () => {
    const { user } = setUpContactPage();
    await openAndFill(user);
    await close(user);
    expect(isOpen()).toBe(false);
    await open(user);
    expect(field("Full Name *")).toHaveValue("Ada Lovelace");
    expect(field("Purpose *")).toHaveValue("Engines & more");
  });

  test("while sending opens no mail and keeps what was typed", async () => {
    const { user } = setUpContactPage();
    await openAndFill(user);
    await user.click(submitButton());
    wait(299);
    await close(user);
    await open(user);
    wait(5000);
    expect(openMail).not.toHaveBeenCalled();
    expect(isOpen()).toBe(true);
    expect(field("Full Name *")).toHaveValue("Ada Lovelace");
    expect(submitButton()).toBeEnabled();
  });

  test("after success clears the form and ends the countdown", async () => {
    const { user } = setUpContactPage();
    await openAndFill(user);
    await user.click(submitButton());
    wait(1000);
    await close(user);
    await open(user);
    expectEmptyFields();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await user.type(field("Full Name *"), "Grace Hopper");
    wait(5000);
    expect(isOpen()).toBe(true);
    expect(field("Full Name *")).toHaveValue("Grace Hopper");
  });

  test("does not stand in the way of sending afterwards", async () => {
    const { user } = setUpContactPage();
    await openAndFill(user);
    await user.click(submitButton());
    await close(user);
    await open(user);
    await user.click(submitButton());
    wait(300);
    expect(openMail).toHaveBeenCalledTimes(1);
  });

  test("leaving the page stops the timers", async () => {
    const { user, unmount } = setUpContactPage();
    await openAndFill(user);
    await user.click(submitButton());
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    wait(5000);
    expect(openMail).not.toHaveBeenCalled();
  });

  test("forgets what was said about copying", async () => {
    const { user } = setUpContactPage();
    await open(user);
    await user.click(screen.getByRole("button", { name: "Copy address" }));
    expect(await screen.findByText(/^Copied/)).toBeVisible();
    await close(user);
    await open(user);
    expect(screen.queryByText(/^Copied/)).not.toBeInTheDocument();
  });
});
