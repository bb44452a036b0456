/** A tab as the journeys use it: a part of Puppeteer's `Page`. */
export interface Tab {
  goto(url: string): Promise<unknown>;
  setViewport(size: { width: number; height: number }): Promise<void>;
  mouse: Record<"click" | "move", (x: number, y: number) => Promise<void>>;
  keyboard: {
    type(text: string): Promise<void>;
    press(key: "Enter" | "Escape"): Promise<void>;
  };
  /** Runs a function in the page; it can use nothing but its arguments. */
  evaluate<T>(
    run: (...args: string[]) => T,
    ...args: string[]
  ): Promise<Awaited<T>>;
}

export interface Engine {
  /** The first program that this machine lacks to run the engine. */
  missing(): string | undefined;
  /** Starts a browser without any history, with or without JavaScript. */
  start(scripting: boolean): Promise<{
    tab: Tab;
    /** The `mailto:` address that the page navigated to last. */
    mail: () => Promise<string | undefined>;
    close: () => Promise<void>;
  }>;
}
