import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { installIntersectionObserver } from "../../../tests/jest/intersectionObserver";
import { Questions } from "./Questions";

const onContact = jest.fn();

const questions = (
  <Questions
    heading="Frequently Asked Questions"
    introduction="Short answers."
    faqs={[{ question: "Who can join?", answer: "You." }]}
    contactPrompt="Still have a question?"
    contact="Contact Us"
    onContact={onContact}
  />
);

beforeEach(() => {
  installIntersectionObserver();
});

test("the button that is no question asks for the dialog", async () => {
  render(questions);
  const others = screen
    .getAllByRole("button")
    .filter((button) => !button.hasAttribute("aria-expanded"));
  expect(others.map(({ textContent }) => textContent)).toEqual(["Contact Us"]);
  await userEvent.click(screen.getByRole("button", { name: "Contact Us" }));
  expect(onContact).toHaveBeenCalledTimes(1);
});

test("without scripts, a link leads to the contact details", () => {
  render(questions);
  const link = screen.getByRole("link", { name: "Contact Us" });
  expect(link).toHaveAttribute("href", "#contact");
  expect(link).toHaveClass("withoutScript");
});
