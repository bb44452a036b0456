import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
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

const ThemeContext = createContext<ThemeValue>({
  lightMode: true,
  toggle: () => undefined,
});

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
  const [lightMode, setLightMode] = useState(true);

  const update = useCallback(() => {
    applyTheme();
    setLightMode(isLightMode());
  }, []);

  useEffect(() => {
    update();
    return subscribeToTheme(update);
  }, [update]);

  const toggle = useCallback(() => {
    chooseLightMode(!isLightMode());
    update();
  }, [update]);

  const value = useMemo(() => ({ lightMode, toggle }), [lightMode, toggle]);
  return (
    <ThemeContext.Provider value={value}>{children}</ThemeContext.Provider>
  );
}
