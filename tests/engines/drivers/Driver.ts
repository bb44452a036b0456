/** A place in the window, in px from its top left corner. */
export interface Point {
  x: number;
  y: number;
}

export type Key = "Escape" | "Enter" | "Tab" | "End";

/** One tab of a running browser, as far as the journeys need it. */
export interface Tab {
  /** Loads an address and waits for its `load` event. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Sets the size of what a page can use, in px, as near as it can be had. */
  resize(width: number, height: number): Promise<void>;
  move(to: Point): Promise<void>;
  click(at: Point): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Runs a function in the page; it can use its arguments and nothing else. */
  evaluate<A extends unknown[], T>(
    look: (...args: A) => T,
    ...args: A
  ): Promise<T>;
  /** The `mailto:` address that the page asked for last. */
  mail(): Promise<string | undefined>;
}

/** A browser that runs. */
export interface Running {
  /** A tab for the next journey; the last one's is not to be used any more. */
  nextTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** How an engine is found and started. */
export interface Driver {
  /** The first program that this machine lacks to run the engine. */
  missing(): string | undefined;
  /** Starts a browser of this engine. */
  start(options: { scripting: boolean }): Promise<Running>;
  /** Whether a page stays when it opens a mail and there is no mail program. */
  staysAtMail: boolean;
}
