import type { APIRequestContext, Page } from "@playwright/test";

/** Returns the text and target of each link of a page to this site. */
const internalLinks = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLAnchorElement>("a[href]"))
      .filter(({ origin }) => origin === location.origin)
      .map(({ href, textContent, ariaLabel }) => ({
        href,
        text: ariaLabel ?? textContent.trim(),
      })),
  );

/** Responses by address without anchor, shared by the tests of a worker. */
const answers = new Map<string, Promise<{ status: number; html: string }>>();

async function fetchPage(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { maxRedirects: 0 });
  return { status: answer.status(), html: await answer.text() };
}

/** Returns a message for each link whose page or anchor does not exist. */
export async function brokenLinks(
  page: Page,
  request: APIRequestContext,
): Promise<string[]> {
  const here = page.url().split("#", 1)[0];
  const broken: string[] = [];
  for (const { href, text } of await internalLinks(page)) {
    const [address = "", anchor = ""] = href.split("#", 2);
    const answer = answers.get(address) ?? fetchPage(request, address);
    answers.set(address, answer);
    const { status, html } = await answer;
    const target = new URL(href);
    const link = `the link "${text}" to ${target.pathname}${target.hash}`;
    // The 404 page links to anchors of itself.
    if (status !== 200 && address !== here) {
      broken.push(`${link}: there is no such page (${status})`);
    } else if (anchor !== "" && !html.includes(` id="${anchor}"`)) {
      broken.push(`${link}: the page has no element with the id "${anchor}"`);
    }
  }
  return broken;
}
