/** The used part of Puppeteer's `Page`. */
export interface Tab {
  goto(url: string): Promise<unknown>;
  setViewport(size: { width: number; height: number }): Promise<void>;
  mouse: Record<"click" | "move", (x: number, y: number) => Promise<void>>;
  keyboard: {
    type(text: string): Promise<void>;
    press(key: "Enter" | "Escape"): Promise<void>;
  };
  /** Runs a function in the page, without access to outer variables. */
  evaluate<T>(
    run: (...args: string[]) => T,
    ...args: string[]
  ): Promise<Awaited<T>>;
}

export interface StartedEngine {
  tab: Tab;
  /** Returns the last `mailto:` URL that the page navigated to. */
  mail: () => Promise<string | undefined>;
  close: () => Promise<void>;
}

export interface Engine {
  /** Returns a required program that is not installed. */
  missing: () => string | undefined;
  /** Starts a browser with a new profile, with or without JavaScript. */
  start: (scripting: boolean) => Promise<StartedEngine>;
}
