import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";

import { AnchorLink } from "./AnchorLink";
import { ContactLink } from "./ContactLink";
import { HomeLink } from "./HomeLink";
import { PageLink } from "./PageLink";
import { glideTo, moveFocus, scrollTo } from "./scroll/scrollTo";
import { SkipLink } from "./SkipLink";

jest.mock("./scroll/scrollTo", () => ({
  ...jest.requireActual<object>("./scroll/scrollTo"),
  glideTo: jest.fn(),
  moveFocus: jest.fn(),
  scrollTo: jest.fn(),
}));

/** Clicks and says whether the browser is left to follow the link. */
function click(element: HTMLElement, modifiers: MouseEventInit = {}): boolean {
  let follows = false;
  const intercept = (event: Event) => {
    follows = !event.defaultPrevented;
    // jsdom cannot go anywhere.
    event.preventDefault();
  };
  window.addEventListener("click", intercept, { once: true });
  fireEvent.click(element, modifiers);
  return follows;
}

const modifiers: [string, MouseEventInit][] = [
  ["Ctrl", { ctrlKey: true }],
  ["Meta", { metaKey: true }],
  ["Shift", { shiftKey: true }],
  ["Alt", { altKey: true }],
  ["the middle button", { button: 1 }],
];

function addElement(id: string, tag = "section") {
  const element = document.createElement(tag);
  element.id = id;
  document.body.append(element);
  return element;
}

beforeEach(() => {
  history.replaceState(null, "", "/");
});

afterEach(() => {
  document.body.innerHTML = "";
});

describe("PageLink", () => {
  test("leaves the way to another page to Gatsby", () => {
    const onFollow = jest.fn();
    render(
      <PageLink to="/about" path="/" onFollow={onFollow}>
        About
      </PageLink>,
    );
    const link = screen.getByRole("link", { name: "About" });
    expect(link).toHaveAttribute("href", "/about");
    expect(link).not.toHaveAttribute("aria-current");
    expect(click(link)).toBe(true);
    expect(onFollow).toHaveBeenCalledTimes(1);
    expect(glideTo).not.toHaveBeenCalled();
  });

  test("scrolls smoothly to the hero of the page that is there", () => {
    const hero = addElement("about-hero");
    render(
      <PageLink to="/about" path="/about">
        About
      </PageLink>,
    );
    const link = screen.getByRole("link", { name: "About" });
    expect(link).toHaveAttribute("aria-current", "page");
    expect(click(link)).toBe(false);
    expect(glideTo).toHaveBeenCalledWith(hero);
    expect(navigate).not.toHaveBeenCalled();
  });

  test("takes an anchor out of the address", () => {
    history.replaceState(null, "", "/about#whygainova");
    render(
      <PageLink to="/about" path="/about">
        About
      </PageLink>,
    );
    expect(click(screen.getByRole("link"))).toBe(false);
    expect(navigate).toHaveBeenCalledWith("/about");
  });

  test.each(modifiers)("leaves a click with %s alone", (_, modifier) => {
    const onFollow = jest.fn();
    render(
      <PageLink to="/" path="/" onFollow={onFollow}>
        Home
      </PageLink>,
    );
    expect(click(screen.getByRole("link"), modifier)).toBe(true);
    expect(onFollow).not.toHaveBeenCalled();
  });
});

describe("HomeLink", () => {
  test("leads home, and has its name from its label", () => {
    render(
      <HomeLink label="GAINOVA home" path="/about">
        Logo
      </HomeLink>,
    );
    const link = screen.getByRole("link", { name: "GAINOVA home" });
    expect(link).toHaveAttribute("href", "/");
    expect(click(link)).toBe(true);
  });

  test("on the home page, scrolls smoothly to its first section", () => {
    const home = addElement("home");
    render(
      <HomeLink label="GAINOVA home" path="/">
        Logo
      </HomeLink>,
    );
    const link = screen.getByRole("link");
    // The item of the bar says it already.
    expect(link).not.toHaveAttribute("aria-current");
    expect(click(link)).toBe(false);
    expect(glideTo).toHaveBeenCalledWith(home);
  });
});

describe("AnchorLink", () => {
  test("loads another page whole", () => {
    const onFollow = jest.fn();
    render(
      <AnchorLink to="/about#whygainova" path="/" onFollow={onFollow}>
        Why
      </AnchorLink>,
    );
    const link = screen.getByRole("link", { name: "Why" });
    expect(link).toHaveAttribute("href", "/about#whygainova");
    expect(click(link)).toBe(true);
    expect(onFollow).toHaveBeenCalledTimes(1);
    expect(navigate).not.toHaveBeenCalled();
  });

  test("moves to an anchor of the same page on the client", () => {
    render(
      <AnchorLink to="/#goal" path="/">
        Goal
      </AnchorLink>,
    );
    expect(click(screen.getByRole("link"))).toBe(false);
    expect(navigate).toHaveBeenCalledWith("/#goal", { replace: false });
  });

  test("leaves no second entry in the history for the same address", () => {
    history.replaceState(null, "", "/#goal");
    render(
      <AnchorLink to="/#goal" path="/">
        Goal
      </AnchorLink>,
    );
    click(screen.getByRole("link"));
    expect(navigate).toHaveBeenCalledWith("/#goal", { replace: true });
  });

  test("says whether the visitor is there", () => {
    render(
      <AnchorLink to="/#goal" path="/" current>
        Goal
      </AnchorLink>,
    );
    expect(screen.getByRole("link")).toHaveAttribute("aria-current", "true");
  });

  test.each(modifiers)("leaves a click with %s alone", (_, modifier) => {
    render(
      <AnchorLink to="/#goal" path="/">
        Goal
      </AnchorLink>,
    );
    expect(click(screen.getByRole("link"), modifier)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe("ContactLink", () => {
  test("is a button, and a link underneath", () => {
    render(<ContactLink>Contact Us</ContactLink>);
    const button = screen.getByRole("button", { name: "Contact Us" });
    expect(button).toHaveAttribute("href", "#contact");
  });

  test.each(["{Enter}", " "])("is pressed by the key %j", async (key) => {
    const contact = addElement("contact", "footer");
    const onFollow = jest.fn();
    render(<ContactLink onFollow={onFollow}>Contact Us</ContactLink>);
    screen.getByRole("button").focus();
    await userEvent.keyboard(key);
    expect(glideTo).toHaveBeenCalledTimes(1);
    expect(glideTo).toHaveBeenCalledWith(contact);
    expect(onFollow).toHaveBeenCalledTimes(1);
    expect(location.hash).toBe("");
  });

  test("says when there is nothing to scroll to", () => {
    const onMissing = jest.fn();
    render(<ContactLink onMissing={onMissing}>Contact Us</ContactLink>);
    expect(click(screen.getByRole("button"))).toBe(false);
    expect(onMissing).toHaveBeenCalledTimes(1);
    expect(glideTo).not.toHaveBeenCalled();
  });
});

describe("SkipLink", () => {
  test("leads to the main content and leaves nothing in the history", () => {
    const main = addElement("main", "main");
    render(<SkipLink>Skip to content</SkipLink>);
    const link = screen.getByRole("link", { name: /^Skip/ });
    expect(link).toHaveAttribute("href", "#main");
    expect(click(link)).toBe(false);
    expect(moveFocus).toHaveBeenCalledWith(main);
    expect(scrollTo).toHaveBeenCalledWith(main, "instant");
    expect(location.hash).toBe("");
  });
});
