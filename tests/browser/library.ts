import type {
  Browser,
  BrowserContext,
  Page,
  ViewportSize,
} from "@playwright/test";

import { listen, ready, skipLoading, watchPolicy } from "./prepare";

/** The pages that a worker's tests read, and what their consoles said. */
export interface Library {
  contexts: Map<string, Promise<BrowserContext>>;
  pages: Map<string, Promise<Page>>;
  problems: string[];
}

/** What a map has for a key, which is made where it is missing. */
export function obtain<Value>(
  map: Map<string, Value>,
  key: string,
  make: () => Value,
) {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

/** Opens a window without motion, in the light, that has the site's fonts. */
export async function openContext(
  browser: Browser,
  viewport: ViewportSize,
  scripts: boolean,
  problems: string[],
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: process.env.TEST_URL,
    viewport,
    reducedMotion: "reduce",
    colorScheme: "light",
    javaScriptEnabled: scripts,
  });
  listen(context, problems);
  if (scripts) {
    await watchPolicy(context);
    await skipLoading(context);
  }
  // A font that is late for the first page is there for those that count.
  const first = await context.newPage();
  await first.goto("/terms");
  await first.close();
  return context;
}

/** Loads a page in a tab of its own and waits until it can be read. */
export async function openPage(
  context: BrowserContext,
  path: string,
  scripts: boolean,
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  if (scripts) await ready(page);
  return page;
}
