import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { installIntersectionObserver } from "../../../tests/jest/intersectionObserver";
import { installMatchMedia } from "../../../tests/jest/matchMedia";
import { CallToAction } from "./CallToAction";

const scrollIntoView = jest.fn();
const onContact = jest.fn();

const words = {
  heading: "Bring your idea",
  introduction: "Tell us who you are.",
  button: "Get started today",
};

const callToAction = <CallToAction {...words} onContact={onContact} />;

const withContact = (
  <>
    {callToAction}
    <footer id="contact" tabIndex={-1} />
  </>
);

const button = () => screen.getByRole("button", { name: words.button });

beforeEach(() => {
  installIntersectionObserver();
  installMatchMedia();
  Element.prototype.scrollIntoView = scrollIntoView;
});

test("scrolls smoothly to the contact details, if there are any", async () => {
  render(withContact);
  await userEvent.click(button());
  await waitFor(() => {
    expect(document.activeElement).toHaveAttribute("id", "contact");
  });
  expect(scrollIntoView).toHaveBeenCalledWith(
    expect.objectContaining({ behavior: "smooth" }),
  );
  expect(onContact).not.toHaveBeenCalled();
});

test("does not glide for those who want less motion", async () => {
  installMatchMedia({ "(prefers-reduced-motion: reduce)": true });
  render(withContact);
  await userEvent.click(button());
  await waitFor(() => {
    expect(scrollIntoView).toHaveBeenCalledWith(
      expect.objectContaining({ behavior: "instant" }),
    );
  });
});

test("asks for the dialog where there are none", async () => {
  render(callToAction);
  await userEvent.click(button());
  expect(onContact).toHaveBeenCalledTimes(1);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test("Space presses it, as Enter does", async () => {
  render(callToAction);
  act(() => button().focus());
  await userEvent.keyboard(" ");
  await userEvent.keyboard("{Enter}");
  expect(onContact).toHaveBeenCalledTimes(2);
});

test("leads to the contact details without scripts", () => {
  render(callToAction);
  expect(button()).toHaveAttribute("href", "#contact");
});
