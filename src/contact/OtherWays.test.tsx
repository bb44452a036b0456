import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import words from "../../tests/fixtures/site/contact.json";
import { OtherWays } from "./OtherWays";

const message = { subject: "A subject", body: "A & B\nC" };

function setUp(shown = message) {
  const user = userEvent.setup();
  render(
    <OtherWays recipient="hello@example.org" message={shown} words={words} />,
  );
  return user;
}

const button = (name: string) => screen.getByRole("button", { name });

test("shows the address as text", () => {
  setUp();
  expect(screen.getByText("hello@example.org")).toBeVisible();
});

test("copies the address", async () => {
  const user = setUp();
  await user.click(button("Copy address"));
  expect(await navigator.clipboard.readText()).toBe("hello@example.org");
  expect(await screen.findByText(/^Copied/)).toHaveAttribute("aria-live");
});

test("copies the message with its address and subject", async () => {
  const user = setUp();
  await user.click(button("Copy message"));
  expect(await navigator.clipboard.readText()).toBe(
    "To: hello@example.org\nSubject: A subject\n\nA & B\nC",
  );
  expect(await screen.findByText(/^Copied/)).toBeVisible();
});

test("says when copying is refused, and when it then succeeds", async () => {
  const user = setUp();
  jest
    .spyOn(navigator.clipboard, "writeText")
    .mockRejectedValueOnce(new DOMException("no", "NotAllowedError"));
  await user.click(button("Copy message"));
  expect(await screen.findByText(/^Copying was refused/)).toBeVisible();
  await user.click(button("Copy message"));
  expect(await screen.findByText(/^Copied/)).toBeVisible();
  expect(screen.queryByText(/refused/)).not.toBeInTheDocument();
});

test("says the same where the browser has no clipboard", async () => {
  const user = setUp();
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: undefined,
  });
  await user.click(button("Copy address"));
  expect(await screen.findByText(/^Copying was refused/)).toBeVisible();
});

test("has the region of the result before there is one, and empties it in between", async () => {
  const user = setUp();
  const region = document.querySelector("[aria-live=polite]");
  expect(region).toBeEmptyDOMElement();
  await user.click(button("Copy address"));
  expect(await screen.findByText(/^Copied/)).toBe(region);

  const finish: (() => void)[] = [];
  jest
    .spyOn(navigator.clipboard, "writeText")
    .mockReturnValueOnce(new Promise<void>((resolve) => finish.push(resolve)));
  await user.click(button("Copy address"));
  expect(region).toBeEmptyDOMElement();
  finish.forEach((end) => end());
  expect(await screen.findByText(/^Copied/)).toBe(region);
});

test("links to the message in Gmail, in a new tab", () => {
  setUp();
  const link = screen.getByRole("link", { name: /Gmail/ });
  expect(link).toHaveAttribute(
    "href",
    "https://mail.google.com/mail/?view=cm&fs=1&to=hello%40example.org&su=A%20subject&body=A%20%26%20B%0D%0AC",
  );
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener");
});

test("shows itself whatever was typed", () => {
  expect(() => setUp({ subject: "\ud83e", body: "\udd16" })).not.toThrow();
});
