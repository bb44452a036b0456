import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";

import { Accordion } from "./Accordion";

const items = [
  { question: "First?", answer: "One." },
  { question: "Second?", answer: "Two." },
];

test("opens the answer of a question and closes the one that was open", () => {
  render(<Accordion items={items} headingLevel={4} />);
  const [first, second] = screen.getAllByRole("button");
  if (!first || !second) throw new Error("There are too few questions.");
  fireEvent.click(first);
  fireEvent.click(second);
  expect(first).toHaveAttribute("aria-expanded", "false");
  expect(second).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText("Two.")).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 4 })).toHaveLength(2);
});

test("hides all answers in the server's HTML", () => {
  const html = renderToString(<Accordion items={items} />);
  expect(html.match(/ hidden=""/g)).toHaveLength(items.length);
});
