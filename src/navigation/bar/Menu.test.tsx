import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";

import content from "../../../tests/fixtures/site/navigation.json";
import { Menu } from "./Menu";
import type { MenuPhase } from "./useMobileMenu";

const onFollow = jest.fn();

const Subject = ({ path = "/", phase = "closed" as MenuPhase }) => (
  <>
    <Menu
      id="menu"
      content={content}
      phase={phase}
      path={path}
      onFollow={onFollow}
    />
    <button type="button">Elsewhere</button>
  </>
);

const button = (label: string) =>
  screen.getByRole("button", { name: `${label} sections` });

function item(label: string): HTMLElement {
  const element = screen.getByRole("link", { name: label }).closest("li");
  if (!element) throw new Error(`${label} is in no item`);
  return element;
}

function move(type: "over" | "away", label: string, pointerType = "mouse") {
  // jsdom has no pointer events.
  const event = new MouseEvent(
    type === "over" ? "pointermove" : "pointerleave",
  );
  Object.assign(event, { pointerType });
  fireEvent(item(label), event);
}

const open = () =>
  screen
    .getAllByRole("button", { expanded: true })
    .map((element) => element.getAttribute("aria-label"));

const expectClosed = () =>
  expect(screen.queryByRole("button", { expanded: true })).toBeNull();

test("a dropdown's button is in the item of its link and controls its list", () => {
  render(<Subject />);
  const teams = button("Teams");
  expect(item("Teams")).toContainElement(teams);
  const list = document.getElementById(
    teams.getAttribute("aria-controls") ?? "",
  );
  expect(list?.tagName).toBe("UL");
  expect(list?.children).toHaveLength(6);
});

test("an item without sections has no button", () => {
  render(<Subject />);
  expect(item("Features").querySelector("button")).toBeNull();
});

test("a list that GraphQL gives as null counts as none", () => {
  const items = [{ label: "Home", path: "/", subsections: null }];
  render(
    <Menu
      id="menu"
      content={{ ...content, items }}
      phase="closed"
      path="/"
      onFollow={onFollow}
    />,
  );
  expect(item("Home").querySelector("button")).toBeNull();
});

test.each(["{Enter}", " "])("the key %j opens and closes", async (key) => {
  render(<Subject />);
  button("About").focus();
  await userEvent.keyboard(key);
  expect(open()).toEqual(["About sections"]);
  await userEvent.keyboard(key);
  expectClosed();
});

test("a mouse opens by hovering and closes by leaving", () => {
  render(<Subject />);
  move("over", "Home");
  expect(open()).toEqual(["Home sections"]);
  move("away", "Home");
  expectClosed();
});

test.each(["touch", "pen"])("a %s does not hover", (pointerType) => {
  render(<Subject />);
  move("over", "Home", pointerType);
  expectClosed();
});

test("a click after hovering leaves it open, a second one closes it", () => {
  render(<Subject />);
  move("over", "Home");
  fireEvent.click(button("Home"));
  expect(open()).toEqual(["Home sections"]);
  fireEvent.click(button("Home"));
  expectClosed();
});

test("what was closed under a resting mouse opens when it comes again", async () => {
  render(<Subject />);
  move("over", "Home");
  await userEvent.keyboard("{Escape}");
  move("over", "Home");
  expectClosed();
  move("away", "Home");
  move("over", "Home");
  expect(open()).toEqual(["Home sections"]);
});

test("only one is open at a time", () => {
  render(<Subject />);
  fireEvent.click(button("Home"));
  move("over", "Teams");
  expect(open()).toEqual(["Teams sections"]);
});

test("Escape closes it and takes the focus back to the button", async () => {
  render(<Subject />);
  await userEvent.click(button("Teams"));
  screen.getByRole("link", { name: "Research" }).focus();
  await userEvent.keyboard("{Escape}");
  expectClosed();
  expect(button("Teams")).toHaveFocus();
});

test("Escape does not take the focus from where the visitor is busy", async () => {
  render(<Subject />);
  screen.getByRole("button", { name: "Elsewhere" }).focus();
  move("over", "Teams");
  await userEvent.keyboard("{Escape}");
  expectClosed();
  expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
});

test("it closes when the focus leaves, but not before", async () => {
  render(<Subject />);
  button("About").focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole("link", { name: "Why GAINOVA" })).toHaveFocus();
  expect(open()).toEqual(["About sections"]);
  await userEvent.tab();
  expectClosed();
});

test("it closes on a press elsewhere", () => {
  render(<Subject />);
  fireEvent.click(button("Home"));
  fireEvent.pointerDown(screen.getByRole("link", { name: "FAQs" }));
  expect(open()).toEqual(["Home sections"]);
  fireEvent.pointerDown(document.body);
  expectClosed();
});

test("it closes when one of its links is followed", () => {
  render(<Subject path="/" />);
  fireEvent.click(button("Home"));
  fireEvent.click(screen.getByRole("link", { name: "Our Goal" }));
  expectClosed();
  expect(onFollow).toHaveBeenCalledTimes(1);
  expect(navigate).toHaveBeenCalledWith("/#goal", { replace: false });
});

test("it closes when the visitor comes to another page", () => {
  const { rerender } = render(<Subject path="/" />);
  fireEvent.click(button("Home"));
  rerender(<Subject path="/about" />);
  expectClosed();
});

describe("in the mobile menu", () => {
  test("nothing opens by hovering", () => {
    render(<Subject phase="open" />);
    move("over", "Home");
    expectClosed();
  });

  test("leaving with the focus does not close, which would move the list", async () => {
    render(<Subject phase="open" />);
    await userEvent.click(button("About"));
    screen.getByRole("button", { name: "Elsewhere" }).focus();
    expect(open()).toEqual(["About sections"]);
  });
});
