import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";

import {
  installIntersectionObserver,
  type IntersectionObserverMock,
} from "../../../tests/jest/intersectionObserver";
import { Reveal } from "./Reveal";

let view: IntersectionObserverMock;

// The observer is made once, for all elements that are to be revealed.
beforeAll(() => {
  view = installIntersectionObserver();
});

const element = () => screen.getByText("Hello");

function show(ratio: number) {
  act(() => {
    view.show(element(), ratio);
  });
}

test("is fully shown in the server's HTML", () => {
  expect(renderToString(<Reveal>Hello</Reveal>)).not.toContain("waiting");
});

test("waits while out of sight, and becomes visible when a tenth is seen, with a margin of 50 px", () => {
  render(<Reveal delay={200}>Hello</Reveal>);
  expect(view.optionsFor(element())).toEqual({
    threshold: [0, 0.1],
    rootMargin: "50px",
  });
  show(0);
  expect(element()).toHaveClass("waiting");
  show(0.09);
  expect(element()).toHaveClass("waiting");
  expect(element()).not.toHaveClass("visible");
  show(0.1);
  expect(element()).toHaveClass("visible");
  expect(element()).not.toHaveClass("waiting");
  expect(element()).toHaveAttribute("data-delay", "200");
});

test("is visible as soon as it is in view if a tenth of it never fits", () => {
  render(<Reveal>Hello</Reveal>);
  const height = window.innerHeight * 10 + 1;
  jest
    .spyOn(element(), "getBoundingClientRect")
    .mockReturnValue({ height } as DOMRect);
  show(0.01);
  expect(element()).toHaveClass("visible");
});
