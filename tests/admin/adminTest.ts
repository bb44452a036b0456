import { cpSync } from "node:fs";

import { FIXTURE } from "../../scripts/buildCopy";
import { expect, test as base } from "../drivers/test";
import { Admin } from "./Admin";
import { pickLocalFolder } from "./repository";

/**
 * Told by the CMS itself: its style sheet names a CDN, which the policy blocks, it asks
 * for the page of a file that was just made, and Svelte warns about a value that it
 * reads while a part of the form is removed.
 */
const expectedErrors =
  /cdn\.jsdelivr\.net|^font-src|status of 404|allow-same-origin|svelte\.dev\/e\/derived_inert/;

interface Fixtures {
  admin: Admin;
}

export const test = base.extend<Fixtures>({
  allowErrors: true,

  // The CMS renders a field when it is in view.
  viewport: { width: 1440, height: 1700 },

  admin: async ({ page, baseURL, consoleErrors }, use, testInfo) => {
    const folder = testInfo.outputPath("data");
    cpSync(FIXTURE.CONTENT_DIR, folder, { recursive: true });
    const outside: string[] = [];
    await page.route(
      (url) => url.origin !== baseURL && url.protocol.startsWith("http"),
      (route) => {
        outside.push(new URL(route.request().url()).hostname);
        return route.fulfill({
          json: {},
          headers: { "Access-Control-Allow-Origin": "*" },
        });
      },
    );
    await page.addInitScript(pickLocalFolder);
    // On a busy machine, a transition of the CMS may cover the page for good.
    await page.addInitScript(() => {
      Object.assign(document, { startViewTransition: undefined });
    });
    await use(new Admin(page, folder));
    expect(consoleErrors.filter((text) => !expectedErrors.test(text))).toEqual(
      [],
    );
    expect(
      outside.filter(
        (host) => !/^(api\.github|www\.githubstatus)\.com$/.test(host),
      ),
    ).toEqual([]);
  },
});

export { expect };
