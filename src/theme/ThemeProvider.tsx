import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from "react";

import {
  applyTheme,
  chooseLightMode,
  isLightMode,
  subscribeToTheme,
} from "./themeStore";

interface ThemeValue {
  lightMode: boolean;
  /** Flips the theme and keeps it as the visitor's choice. */
  toggle: () => void;
}

function toggle() {
  chooseLightMode(!isLightMode());
}

const ThemeContext = createContext<ThemeValue>({ lightMode: true, toggle });

/** The current theme and the way to change it. */
export function useTheme(): ThemeValue {
  return useContext(ThemeContext);
}

interface ThemeProviderProps {
  children: ReactNode;
}

/**
 * Gives the theme to everything inside. The first render says light, as the
 * server's HTML does; what a visitor sees follows the class on `<body>`, which
 * was right before the first paint.
 */
export function ThemeProvider({ children }: ThemeProviderProps) {
  const lightMode = useSyncExternalStore(
    subscribeToTheme,
    isLightMode,
    () => true,
  );
  useEffect(applyTheme, [lightMode]);
  const value = useMemo(() => ({ lightMode, toggle }), [lightMode]);
  return (
    <ThemeContext.Provider value={value}>{children}</ThemeContext.Provider>
  );
}
