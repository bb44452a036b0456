import { cpSync } from "node:fs";

import { FIXTURE } from "../../scripts/buildCopy";
import { expect, test as base } from "../drivers/test";
import { Admin } from "./Admin";
import { pickLocalFolder } from "./repository";

/**
 * Matches console errors that the CMS causes itself. The CSP blocks the fonts that the
 * CMS loads from a CDN. The CMS requests the page of a new file, but this page does not
 * exist yet. Svelte warns about a value that is read while a part of the form is removed.
 */
const expectedErrors =
  /cdn\.jsdelivr\.net|^font-src|status of 404|allow-same-origin|svelte\.dev\/e\/derived_inert/;

interface Fixtures {
  admin: Admin;
}

export const test = base.extend<Fixtures>({
  allowErrors: true,

  // A tall viewport, because the CMS renders a field only when it is in view.
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
    // On a busy machine, a view transition of the CMS can cover the page forever.
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
