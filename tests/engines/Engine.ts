import type { Page } from "puppeteer-core";

import { notFoundPath } from "../drivers/pageSetup";

/** The part of Puppeteer's `Page` that the tests use. */
export interface Tab {
  goto(url: string): Promise<unknown>;
  setViewport(size: { width: number; height: number }): Promise<void>;
  mouse: Record<"click" | "move", (x: number, y: number) => Promise<void>>;
  keyboard: {
    type(text: string): Promise<void>;
    press(key: "Enter" | "Escape"): Promise<void>;
  };
  /** Runs a function in the page. The function cannot use outer variables. */
  evaluate<T>(
    run: (...args: string[]) => T,
    ...args: string[]
  ): Promise<Awaited<T>>;
  /** Takes a whole-page screenshot without scrolling, if the engine can. */
  pictureOfPage?: () => Promise<Uint8Array>;
  /** Prints the page to a PDF of A4 pages, if the engine can. */
  print?: (landscape: boolean) => Promise<Uint8Array>;
}

export interface StartedEngine {
  tab: Tab;
  /** The console messages of the tab. Empty if the driver does not report them. */
  messages: string[];
  /** Returns the last `mailto:` URL that the page navigated to. */
  mail: () => Promise<string | undefined>;
  close: () => Promise<void>;
}

export interface Engine {
  /** Returns the name of a required program that is not installed. */
  missing: () => string | undefined;
  /** Starts a browser with a new profile, with or without JavaScript. */
  start: (scripting: boolean) => Promise<StartedEngine>;
}

/** Collects a page's console messages and uncaught errors. */
export function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => {
    // Gatsby requests the data of a page before it knows whether the page exists.
    if (message.location().url?.includes(notFoundPath)) return;
    messages.push(message.text());
  });
  page.on("pageerror", (error) => messages.push(String(error)));
  return messages;
}
