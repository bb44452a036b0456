import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";

import content from "../../tests/fixtures/site/navigation.json";
import { installMatchMedia } from "../../tests/jest/matchMedia";
import { NavigationBar } from "./NavigationBar";

interface BarProps {
  path?: string;
  footerVisible?: boolean;
}

const Bar = ({ path = "/", footerVisible = false }: BarProps) => (
  <>
    <NavigationBar
      content={content}
      logo={<img src="/logo.svg" alt="" />}
      toggle={<button type="button">Switch</button>}
      footerVisible={footerVisible}
      path={path}
    />
    <main>
      <button type="button">Elsewhere</button>
    </main>
    <footer id="contact" />
  </>
);

const nav = () => screen.getByRole("navigation", { name: "Main" });
const menuButton = () => within(nav()).getByRole("button", { name: /menu/i });

function setScroll(scrollY: number) {
  Object.defineProperty(window, "scrollY", {
    configurable: true,
    value: scrollY,
  });
  fireEvent.scroll(window);
  pass(20);
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers();
  installMatchMedia();
  Element.prototype.scrollIntoView = jest.fn();
  Object.defineProperty(window, "scrollY", { configurable: true, value: 0 });
});

afterEach(() => {
  jest.useRealTimers();
});

test("the server's HTML has all links and shows the bar", () => {
  const html = renderToString(<Bar />);
  for (const { path, subsections } of content.items) {
    expect(html).toContain(`href="${path}"`);
    for (const section of subsections ?? []) {
      expect(html).toContain(`href="${section.path}"`);
    }
  }
  expect(html).toContain('data-phase="initial"');
  expect(html).not.toContain("visible");
});

test("the bar carries `visible` 100 ms after each route change", () => {
  const { rerender } = render(<Bar path="/" />);
  expect(nav()).not.toHaveClass("visible");
  pass(100);
  expect(nav()).toHaveClass("visible");
  rerender(<Bar path="/about" />);
  expect(nav()).not.toHaveClass("visible");
  pass(99);
  expect(nav()).not.toHaveClass("visible");
  pass(1);
  expect(nav()).toHaveClass("visible");
});

test("the page is marked as current, and nothing else", () => {
  render(<Bar path="/about" />);
  const current = nav().querySelectorAll("[aria-current]");
  expect([...current].map(({ textContent }) => textContent)).toEqual(["About"]);
  expect(current[0]).toHaveAttribute("aria-current", "page");
});

describe("scrolled", () => {
  function addHero(id: string, height: number) {
    const hero = document.createElement("section");
    hero.id = id;
    Object.defineProperty(hero, "offsetHeight", { value: height });
    screen.getByRole("main").append(hero);
  }

  test("comes past the height of the page's own hero less 80 px", () => {
    render(<Bar path="/about" />);
    addHero("home", 100);
    addHero("about-hero", 600);
    setScroll(520);
    expect(nav()).not.toHaveClass("scrolled");
    setScroll(521);
    expect(nav()).toHaveClass("scrolled");
    setScroll(100);
    expect(nav()).not.toHaveClass("scrolled");
  });

  test("comes past 50 px where there is no hero", () => {
    render(<Bar path="/terms" />);
    setScroll(50);
    expect(nav()).not.toHaveClass("scrolled");
    setScroll(51);
    expect(nav()).toHaveClass("scrolled");
  });
});

describe("the active section", () => {
  function addSections() {
    Object.defineProperty(window, "innerHeight", { value: 900 });
    const ids = ["home", "goal", "features", "collaborate", "faqs"];
    for (const [index, id] of ids.entries()) {
      const section = document.createElement("section");
      section.id = id;
      section.getBoundingClientRect = () =>
        new DOMRect(0, index * 1000 - window.scrollY, 100, 1000);
      screen.getByRole("main").append(section);
    }
  }

  const active = () =>
    nav().querySelector('[aria-current="true"]')?.textContent;

  // A third of the viewport is 300 px here.
  test.each([
    [0, undefined],
    [699, undefined],
    [700, "Our Goal"],
    [1700, "Our Features"],
    [2700, "Collaborate"],
    [3700, "FAQs"],
    [4700, undefined],
  ])("at %s px it is %s", (top, label) => {
    render(<Bar />);
    addSections();
    setScroll(top);
    expect(active()).toBe(label);
  });

  test("is only on the home page", () => {
    render(<Bar path="/about" />);
    addSections();
    setScroll(700);
    expect(active()).toBeUndefined();
  });
});

test("while the footer is in view, the bar steps aside", () => {
  const { rerender } = render(<Bar footerVisible />);
  expect(nav()).toHaveClass("aside");
  rerender(<Bar />);
  expect(nav()).not.toHaveClass("aside");
});

describe("the mobile menu", () => {
  const list = () => {
    const id = menuButton().getAttribute("aria-controls") ?? "";
    return document.getElementById(id);
  };

  test("is opened by a button outside the list, which then closes it", async () => {
    render(<Bar />);
    const button = menuButton();
    expect(list()).toContainElement(screen.getByText("Contact Us"));
    expect(list()).not.toContainElement(button);
    expect(button).toHaveAttribute("aria-expanded", "false");
    await user.click(button);
    expect(button).toHaveAttribute("aria-expanded", "true");
    expect(button).toHaveAccessibleName(/close/i);
    expect(nav()).toHaveAttribute("data-menu", "open");
    await user.click(button);
    expect(button).toHaveAttribute("aria-expanded", "false");
    expect(nav()).toHaveAttribute("data-menu", "closing");
    pass(600);
    expect(nav()).toHaveAttribute("data-menu", "closed");
  });

  test("locks the page while it is open", async () => {
    render(<Bar />);
    await user.click(menuButton());
    expect(document.documentElement).toHaveClass("scroll-locked");
    expect(screen.getByText("Elsewhere").closest("[inert]")).not.toBeNull();
    await user.click(menuButton());
    expect(document.documentElement).not.toHaveClass("scroll-locked");
    expect(document.querySelector("[inert]")).toBeNull();
  });

  test("keeps the focus inside", async () => {
    render(<Bar />);
    await user.click(menuButton());
    const first = screen.getByRole("link", { name: "GAINOVA home" });
    const last = screen.getByRole("button", { name: "Switch" });
    act(() => last.focus());
    await user.tab();
    expect(first).toHaveFocus();
    await user.tab({ shift: true });
    expect(last).toHaveFocus();
    act(() => last.blur());
    await user.tab();
    expect(first).toHaveFocus();
  });

  test("closes on Escape, and the focus is on its button again", async () => {
    render(<Bar />);
    await user.click(menuButton());
    await user.tab();
    expect(menuButton()).not.toHaveFocus();
    await user.keyboard("{Escape}");
    expect(menuButton()).toHaveAttribute("aria-expanded", "false");
    expect(menuButton()).toHaveFocus();
  });

  test("shows an item's sections, and starts afresh the next time", async () => {
    render(<Bar />);
    await user.click(menuButton());
    const teams = screen.getByRole("button", { name: "Teams sections" });
    await user.click(teams);
    expect(teams).toHaveAttribute("aria-expanded", "true");
    await user.keyboard("{Escape}");
    expect(teams).toHaveAttribute("aria-expanded", "true");
    pass(600);
    expect(teams).toHaveAttribute("aria-expanded", "false");
  });

  test("closes and lets go of the page before Contact Us scrolls", async () => {
    render(<Bar />);
    const lockedAtScroll: boolean[] = [];
    Element.prototype.scrollIntoView = () => {
      const { classList } = document.documentElement;
      lockedAtScroll.push(classList.contains("scroll-locked"));
    };
    await user.click(menuButton());
    await user.click(screen.getByRole("button", { name: "Contact Us" }));
    pass(20);
    expect(lockedAtScroll).toEqual([false]);
    expect(nav()).toHaveAttribute("data-menu", "closing");
    expect(screen.getByRole("contentinfo")).toHaveFocus();
  });

  test("closes when one of its links is followed", async () => {
    render(<Bar path="/" />);
    await user.click(menuButton());
    await user.click(screen.getByRole("link", { name: "Home" }));
    expect(nav()).toHaveAttribute("data-menu", "closing");
  });
});
