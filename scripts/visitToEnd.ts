import type { Page } from "@playwright/test";

import { SCRIPTING } from "../src/document/scripting";

/** Time without a request after which none is expected any more, in ms. */
const QUIET_MS = 500;

/**
 * Loads a page and waits until its scripts are at work and it fetches nothing
 * more. That the network is idle is not enough: scripts start after a pause.
 *
 * @param url the page's address; a path, where the page has a base for it
 */
export async function visitToEnd(page: Page, url: string): Promise<void> {
  let requests = 0;
  const count = () => (requests += 1);
  page.on("request", count);
  await page.goto(url);
  await page.locator(`html.${SCRIPTING.atWork}`).waitFor();
  for (let before = -1; before < requests;) {
    before = requests;
    await page.waitForTimeout(QUIET_MS);
  }
  page.off("request", count);
}
