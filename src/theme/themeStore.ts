import { DARK_QUERY, STORAGE_KEY } from "./storageKey";

let choiceWithoutStorage: boolean | null = null;

const listeners = new Set<() => void>();

function storedChoice(): boolean | null {
  if (choiceWithoutStorage !== null) return choiceWithoutStorage;
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    if (stored === "true") return true;
    if (stored === "false") return false;
  } catch {
    // Storage is refused: nothing was ever chosen.
  }
  return null;
}

function darkPreference(): MediaQueryList | undefined {
  return typeof matchMedia === "function" ? matchMedia(DARK_QUERY) : undefined;
}

/** Whether the light theme is to be shown: by choice, else by the system. */
export function isLightMode(): boolean {
  return storedChoice() ?? !darkPreference()?.matches;
}

/** Writes the current theme on `<body>` and into the browser's own colours. */
export function applyTheme(): void {
  const light = isLightMode();
  const { classList } = document.body;
  classList.toggle("light-mode", light);
  classList.toggle("dark-mode", !light);
  const ground = getComputedStyle(document.body).getPropertyValue(
    "--color-background",
  );
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
    meta.setAttribute("content", ground.trim());
  }
}

/**
 * Keeps the visitor's choice; where storage is refused or full, for this
 * document.
 */
export function chooseLightMode(light: boolean): void {
  choiceWithoutStorage = null;
  try {
    localStorage.setItem(STORAGE_KEY, String(light));
  } catch {
    choiceWithoutStorage = light;
  }
  for (const listener of listeners) listener();
}

/**
 * Calls `listener` when the theme may have changed: by the visitor's choice,
 * here or in another tab, by the system's preference, or while this page was
 * asleep.
 *
 * @returns a function that stops it
 */
export function subscribeToTheme(listener: () => void): () => void {
  const preference = darkPreference();
  const onStorage = () => {
    // A choice in another tab is the later one.
    choiceWithoutStorage = null;
    listener();
  };
  listeners.add(listener);
  preference?.addEventListener("change", listener);
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    preference?.removeEventListener("change", listener);
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", listener);
  };
}
