import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useSyncExternalStore,
} from "react";

import { storedValue } from "../components/storedValue";

/** Where the visitor's choice is stored: `"true"` is light, `"false"` dark. */
export const STORAGE_KEY = "gainova-lightmode";

export const DARK_QUERY = "(prefers-color-scheme: dark)";

const choice = storedValue("localStorage", STORAGE_KEY, (stored) =>
  typeof stored === "boolean" ? stored : undefined,
);

const isLightMode = (): boolean =>
  choice.read() ?? !matchMedia(DARK_QUERY).matches;

/** Switches the theme and stores it as the visitor's choice. */
const toggleTheme = () => choice.write(!isLightMode());

function subscribe(listener: () => void): () => void {
  const preference = matchMedia(DARK_QUERY);
  preference.addEventListener("change", listener);
  const unsubscribe = choice.subscribe(listener);
  return () => {
    preference.removeEventListener("change", listener);
    unsubscribe();
  };
}

/** Applies the theme to `<body>` and to the browser's own colors. */
function applyTheme(): void {
  const { body, documentElement } = document;
  documentElement.classList.toggle("dark", !isLightMode());
  body.classList.toggle("light-mode", isLightMode());
  body.classList.toggle("dark-mode", !isLightMode());
  const color = getComputedStyle(body).getPropertyValue("--color-background");
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
    meta.setAttribute("content", color.trim());
  }
}

/**
 * Adds the theme's class to `<body>` as soon as the parser creates it. Runs as an
 * inline script in the head, because the browser may paint a body before it runs
 * the body's first script.
 */
export function applyThemeBeforePaint(storageKey: string, darkQuery: string) {
  let choice = null;
  try {
    choice = localStorage.getItem(storageKey);
  } catch {
    // Storage is blocked: the system's preference decides.
  }
  const light =
    choice === "true" || (choice !== "false" && !matchMedia(darkQuery).matches);
  new MutationObserver((_, observer) => {
    const body = document.querySelector("body");
    if (!body) return;
    observer.disconnect();
    body.classList.add(light ? "light-mode" : "dark-mode");
    document.documentElement.classList.toggle("dark", !light);
  }).observe(document.documentElement, { childList: true });
}

const LightMode = createContext(true);

/**
 * Provides the theme: the visitor's choice, or else the system's preference.
 * The first render is light, as the server's HTML is.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const lightMode = useSyncExternalStore(subscribe, isLightMode, () => true);
  useEffect(applyTheme, [lightMode]);
  return <LightMode.Provider value={lightMode}>{children}</LightMode.Provider>;
}

/** Returns the current theme and the function that flips it. */
export function useTheme() {
  return { lightMode: useContext(LightMode), toggleTheme };
}
