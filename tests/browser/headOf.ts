import { expect, type Page } from "@playwright/test";

import { pages, type Page as PageContent } from "./content";

/** What the one element of a page's head that fits a selector says. */
export async function attribute(page: Page, selector: string) {
  const found = page.locator(`head ${selector}`);
  await expect(found, `${page.url()} ${selector}`).toHaveCount(1);
  const attributes = await Promise.all([
    found.getAttribute("content"),
    found.getAttribute("href"),
  ]);
  return attributes.find((value) => value !== null) ?? "";
}

/**
 * Looks at one element of the head of every page, as machines get it that run
 * no script.
 *
 * @param read the fixture
 */
export async function expectOnAllPages(
  read: (path: string, options: { scripts: boolean }) => Promise<Page>,
  selector: string,
  look: (text: string, page: PageContent) => void,
) {
  for (const content of pages) {
    const page = await read(content.path, { scripts: false });
    look(await attribute(page, selector), content);
  }
}
