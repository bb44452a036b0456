import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useSyncExternalStore,
} from "react";

import { storedValue } from "../components/storedValue";
import { applyTheme, DARK_QUERY, isLightMode, THEME_KEY } from "./theme";

const choice = storedValue("localStorage", THEME_KEY);

const readTheme = () => isLightMode(choice.read());

/** Switches the theme and stores it as the visitor's choice. */
function toggleTheme() {
  choice.write(!readTheme());
  // Browsers tell the other documents alone.
  window.dispatchEvent(new Event("storage"));
}

function subscribe(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  matchMedia(DARK_QUERY).addEventListener("change", listener, { signal });
  window.addEventListener("storage", listener, { signal });
  // No storage events reach a page in the back/forward cache.
  window.addEventListener("pageshow", listener, { signal });
  return () => controller.abort();
}

const LightMode = createContext(true);

/**
 * Provides the theme: the visitor's choice, or else the system's preference.
 * The first render is light, as the server's HTML is.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const lightMode = useSyncExternalStore(subscribe, readTheme, () => true);
  useEffect(() => applyTheme(readTheme()), [lightMode]);
  return <LightMode.Provider value={lightMode}>{children}</LightMode.Provider>;
}

/** Returns the current theme and the function that flips it. */
export function useTheme() {
  return { lightMode: useContext(LightMode), toggleTheme };
}
