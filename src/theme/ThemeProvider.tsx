import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from "react";

import { storedValue } from "../components/storedValue";
import { applyTheme, DARK_QUERY, isLightMode, THEME_KEY } from "./theme";

const choice = storedValue("localStorage", THEME_KEY);

const readTheme = () => isLightMode(choice.read());

/** Switches the theme and stores it as the visitor's choice. */
export function toggleTheme() {
  choice.write(!readTheme());
  // Browsers fire this event only in other documents.
  window.dispatchEvent(new Event("storage"));
}

const LightMode = createContext(true);

/** Returns whether the theme is light. */
export const useLightMode = () => useContext(LightMode);

/**
 * Provides the theme, which is the visitor's choice, or else the system's preference.
 * The first render is always light, like the static HTML.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [lightMode, setLightMode] = useState(true);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const update = () => {
      setLightMode(readTheme());
      applyTheme(readTheme());
    };
    update();
    matchMedia(DARK_QUERY).addEventListener("change", update, { signal });
    window.addEventListener("storage", update, { signal });
    // Browsers fire no storage events for pages in the bfcache.
    window.addEventListener("pageshow", update, { signal });
    return () => listening.abort();
  }, []);
  return <LightMode.Provider value={lightMode}>{children}</LightMode.Provider>;
}
