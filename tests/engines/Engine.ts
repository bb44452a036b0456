import type { Page } from "puppeteer-core";

import { notFoundPath } from "../page/pageSetup";

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
  /** Draws the whole page without scrolling it, where the engine can. */
  pictureOfPage?: () => Promise<Uint8Array>;
  /** Prints the page to a PDF of A4 pages, where the engine can. */
  print?: (landscape: boolean) => Promise<Uint8Array>;
}

export interface StartedEngine {
  tab: Tab;
  /** What the tab has written to the console, where that can be read. */
  messages: string[];
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

/** Collects what a page writes to the console, and errors that nothing catches. */
export function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => {
    // Gatsby requests the data of a page before it knows that there is none.
    if (message.location().url?.includes(notFoundPath)) return;
    messages.push(message.text());
  });
  page.on("pageerror", (error) => messages.push(String(error)));
  return messages;
}
