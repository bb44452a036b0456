import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";

import { Accordion } from "./Accordion";

const items = [
  { question: "First?", answer: "One." },
  { question: "Second?", answer: "Two." },
  { question: "Third?", answer: "Three." },
];

const question = (name: string) => screen.getByRole("button", { name });

function answerOf(button: HTMLElement): HTMLElement {
  const id = button.getAttribute("aria-controls") ?? "";
  const answer = document.getElementById(id);
  if (!answer) throw new Error(`no element has the id ${id}`);
  return answer;
}

test("questions are buttons inside headings of the wanted level", () => {
  render(<Accordion items={items} headingLevel={4} />);
  for (const heading of screen.getAllByRole("heading", { level: 4 })) {
    expect(heading.firstElementChild?.tagName).toBe("BUTTON");
  }
  expect(screen.getAllByRole("heading")).toHaveLength(items.length);
});

test("at first, all are closed, and page search can find the answers", () => {
  render(<Accordion items={items} />);
  for (const { question: name } of items) {
    expect(question(name)).toHaveAttribute("aria-expanded", "false");
    expect(answerOf(question(name))).toHaveAttribute("hidden", "until-found");
  }
});

test("the server's HTML hides the answers in the plain way", () => {
  const html = renderToString(<Accordion items={items} />);
  expect(html.match(/ hidden=""/g)).toHaveLength(items.length);
});

test("opening a question closes the one that was open", async () => {
  render(<Accordion items={items} />);
  await userEvent.click(question("First?"));
  expect(question("First?")).toHaveAttribute("aria-expanded", "true");
  expect(answerOf(question("First?"))).not.toHaveAttribute("hidden");

  await userEvent.click(question("Second?"));
  expect(question("First?")).toHaveAttribute("aria-expanded", "false");
  expect(answerOf(question("First?"))).toHaveAttribute("hidden", "until-found");
  expect(answerOf(question("Second?"))).not.toHaveAttribute("hidden");
});

test("clicking an open question closes it", async () => {
  render(<Accordion items={items} />);
  await userEvent.click(question("First?"));
  await userEvent.click(question("First?"));
  expect(question("First?")).toHaveAttribute("aria-expanded", "false");
  expect(answerOf(question("First?"))).toHaveAttribute("hidden", "until-found");
});

test("an answer that page search finds opens, and the other closes", async () => {
  render(<Accordion items={items} />);
  await userEvent.click(question("First?"));
  fireEvent(
    answerOf(question("Third?")),
    new Event("beforematch", { bubbles: true }),
  );
  expect(question("Third?")).toHaveAttribute("aria-expanded", "true");
  expect(question("First?")).toHaveAttribute("aria-expanded", "false");
});
