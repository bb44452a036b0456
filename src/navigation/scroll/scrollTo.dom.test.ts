import { installMatchMedia } from "../../../tests/jest/matchMedia";
import { glideTo, moveFocus, scrollTo, startOf } from "./scrollTo";

const scrollIntoView = jest.fn();
const windowScrollTo = jest.fn();

function addSection(id: string): HTMLElement {
  const section = document.createElement("section");
  section.id = id;
  section.innerHTML = "<a href='/'>Link</a>";
  document.body.append(section);
  return section;
}

beforeEach(() => {
  document.body.innerHTML = "";
  Element.prototype.scrollIntoView = scrollIntoView;
  window.scrollTo = windowScrollTo;
  installMatchMedia();
});

describe("startOf", () => {
  test("is the hero on the main pages", () => {
    const hero = addSection("about-hero");
    expect(startOf("/about")).toBe(hero);
  });

  test("is the top where the hero is missing", () => {
    expect(startOf("/about")).toBeNull();
  });

  test("is the top on other pages, hero or not", () => {
    addSection("join-hero");
    expect(startOf("/join")).toBeNull();
    expect(startOf("/terms")).toBeNull();
    expect(startOf("/nowhere")).toBeNull();
  });
});

describe("scrollTo", () => {
  test("scrolls to an element", () => {
    scrollTo(addSection("goal"), "smooth");
    expect(scrollIntoView).toHaveBeenCalledWith({
      behavior: "smooth",
      block: "start",
    });
  });

  test("scrolls to the top", () => {
    scrollTo(null, "smooth");
    expect(windowScrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
  });

  test("jumps under reduced motion", () => {
    installMatchMedia({ "(prefers-reduced-motion: reduce)": true });
    scrollTo(null, "smooth");
    expect(windowScrollTo).toHaveBeenCalledWith({
      top: 0,
      behavior: "instant",
    });
  });

  test("moves smoothly where the browser cannot tell", () => {
    Object.defineProperty(window, "matchMedia", { value: undefined });
    scrollTo(null, "smooth");
    expect(windowScrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
  });
});

describe("moveFocus", () => {
  test("makes the target focusable for as long as it has the focus", () => {
    const section = addSection("goal");
    const focus = jest.spyOn(section, "focus");
    moveFocus(section);
    expect(section).toHaveFocus();
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    section.blur();
    expect(section).not.toHaveAttribute("tabindex");
  });

  test("leaves a target's own tabindex alone", () => {
    const section = addSection("goal");
    section.tabIndex = -1;
    moveFocus(section);
    section.blur();
    expect(section).toHaveAttribute("tabindex", "-1");
  });

  test("leaves the focus where it is inside the target", () => {
    const section = addSection("goal");
    const link = section.querySelector("a");
    link?.focus();
    moveFocus(section);
    expect(link).toHaveFocus();
  });

  test("does nothing without a target", () => {
    moveFocus(null);
    expect(document.body).toHaveFocus();
  });
});

test("glideTo scrolls and moves the focus in the next frame", () => {
  jest.useFakeTimers();
  const section = addSection("goal");
  glideTo(section);
  expect(scrollIntoView).not.toHaveBeenCalled();
  jest.advanceTimersByTime(16);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(section).toHaveFocus();
  jest.useRealTimers();
});
