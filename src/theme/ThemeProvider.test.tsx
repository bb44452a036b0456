import { act, fireEvent, render, screen } from "@testing-library/react";

import {
  installMatchMedia,
  type MediaDouble,
} from "../../tests/jest/matchMedia";
import { DARK_QUERY, STORAGE_KEY } from "./storageKey";
import { ThemeProvider, useTheme } from "./ThemeProvider";

let system: MediaDouble;

function preferDark(dark: boolean) {
  act(() => {
    system.set(DARK_QUERY, dark);
  });
}

function Probe() {
  const { lightMode, toggle } = useTheme();
  return <button onClick={toggle}>{lightMode ? "light" : "dark"}</button>;
}

const renderProbe = () =>
  render(
    <ThemeProvider>
      <Probe />
    </ThemeProvider>,
  );

beforeEach(() => {
  localStorage.clear();
  system = installMatchMedia();
  document.body.className = "";
  document.head.innerHTML = '<meta name="theme-color" content="red">';
});

test("starts from the system's preference and writes nothing", () => {
  preferDark(true);
  renderProbe();
  expect(screen.getByRole("button")).toHaveTextContent("dark");
  expect(document.body).toHaveClass("dark-mode");
  expect(localStorage.length).toBe(0);
});

test("follows the system live until the visitor chooses", () => {
  renderProbe();
  preferDark(true);
  expect(document.body).toHaveClass("dark-mode");
  fireEvent.click(screen.getByRole("button"));
  expect(document.body).toHaveClass("light-mode");
  expect(localStorage.getItem(STORAGE_KEY)).toBe("true");
  preferDark(false);
  preferDark(true);
  expect(document.body).toHaveClass("light-mode");
});

test("a saved choice overrides the system", () => {
  localStorage.setItem(STORAGE_KEY, "false");
  renderProbe();
  expect(document.body).toHaveClass("dark-mode");
  expect(document.body).not.toHaveClass("light-mode");
});

test("shows a choice made in another tab", () => {
  renderProbe();
  localStorage.setItem(STORAGE_KEY, "false");
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: STORAGE_KEY }));
  });
  expect(screen.getByRole("button")).toHaveTextContent("dark");
});

test("toggles where storage is refused", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("refused");
  });
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  renderProbe();
  fireEvent.click(screen.getByRole("button"));
  expect(document.body).toHaveClass("dark-mode");
  fireEvent.click(screen.getByRole("button"));
  expect(document.body).toHaveClass("light-mode");
});

test("gives the browser's own surfaces the ground's colour", () => {
  document.body.style.setProperty("--color-ground", "rebeccapurple");
  renderProbe();
  expect(document.querySelector("meta")).toHaveAttribute(
    "content",
    "rebeccapurple",
  );
});

test("stops listening when it goes", () => {
  renderProbe().unmount();
  preferDark(true);
  expect(document.body).toHaveClass("light-mode");
});
