import { act, fireEvent, render, screen } from "@testing-library/react";
import * as React from "react";

const KEY = "gainova-lightmode";
const system = Object.assign(new EventTarget(), { matches: true });

const refuse = () => {
  throw new DOMException("refused", "SecurityError");
};

beforeEach(() => {
  localStorage.clear();
  document.body.className = "";
  // The system is dark.
  system.matches = true;
  window.matchMedia = () => system as unknown as MediaQueryList;
});

/** Shows the toggle in a new document, which reads the storage. */
async function open() {
  jest.resetModules();
  jest.doMock("react", () => React);
  const { ThemeProvider } = await import("./ThemeProvider");
  const { ThemeToggle } = await import("./ThemeToggle");
  render(
    <ThemeProvider>
      <ThemeToggle switchToLight="Light" switchToDark="Dark" />
    </ThemeProvider>,
  );
}

const theme = () => document.body.className;
const toggle = () => fireEvent.click(screen.getByRole("button"));
const changeSystem = (isDark: boolean) =>
  act(() => {
    system.matches = isDark;
    system.dispatchEvent(new Event("change"));
  });

test.each<[string, () => void, string | null]>([
  ["is empty", () => undefined, "false"],
  ["holds rubbish", () => localStorage.setItem(KEY, "maybe"), "false"],
  [
    "is full",
    () => jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse),
    null,
  ],
])(
  "where storage %s, the system's preference rules until the visitor toggles",
  async (_, spoil, saved) => {
    spoil();
    await open();
    expect(theme()).toBe("dark-mode");
    changeSystem(false);
    expect(theme()).toBe("light-mode");
    toggle();
    expect(theme()).toBe("dark-mode");
    changeSystem(true);
    changeSystem(false);
    // As on return from the back/forward cache.
    act(() => void window.dispatchEvent(new Event("pageshow")));
    expect(theme()).toBe("dark-mode");
    jest.restoreAllMocks();
    expect(localStorage.getItem(KEY)).toBe(saved);
  },
);
