import { expect } from "@playwright/test";

import type { Tab } from "./Engine";

/** Short waits: each look is a message to another process. */
const often = { intervals: [100], timeout: 10_000 };

/** Somebody who uses the site, in whatever engine the tab has. */
export class Visitor {
  private readonly siteUrl = process.env.TEST_URL ?? "";

  constructor(
    readonly tab: Tab,
    readonly mail: () => Promise<string | undefined>,
  ) {}

  /** Loads a page of the site and waits until it can be used. */
  async open(path: string): Promise<void> {
    await this.tab.goto(this.siteUrl + path);
    await this.until(
      () =>
        matchMedia("(scripting: none)").matches ||
        document.querySelector("nav.visible") !== null,
    );
  }

  /** Clicks the element that shows, or is named by, the text. */
  async click(selector: string, text?: string): Promise<void> {
    await this.tab.mouse.click(...(await this.middleOf(selector, text)));
  }

  async hover(selector: string, text?: string): Promise<void> {
    await this.tab.mouse.move(...(await this.middleOf(selector, text)));
  }

  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.tab.keyboard.type(text);
  }

  /** Waits until an element that contains the text can be seen. */
  see = (selector: string, text = "") =>
    this.until(
      (at = "", wanted = "") =>
        [...document.querySelectorAll(at)].some(
          (element) =>
            element.textContent.includes(wanted) &&
            element.checkVisibility({
              opacityProperty: true,
              visibilityProperty: true,
            }),
        ),
      selector,
      text,
    );

  /** Waits until the address is the site's at this path, hash included. */
  seeAddress = (path: string) =>
    this.until((url) => location.href === url, this.siteUrl + path);

  /** Waits until an element's top is in the upper half of the viewport. */
  seeAtTop = (selector: string) =>
    this.until((at = "") => {
      const top = document.querySelector(at)?.getBoundingClientRect().top;
      return top !== undefined && top >= -1 && top < innerHeight / 2;
    }, selector);

  /** Waits until a function returns `true` in the page. */
  async until(
    holds: (...args: string[]) => boolean,
    ...args: string[]
  ): Promise<void> {
    const message = `${holds.toString()}, called with ${args.join(", ")}`;
    // Between two documents there is nothing to look at.
    const look = () => this.tab.evaluate(holds, ...args).catch(() => false);
    await expect.poll(look, { ...often, message }).toBe(true);
  }

  /** The middle of an element, once it is at rest. */
  private async middleOf(selector: string, text = "") {
    let middle: number[] = [];
    const isAtRest = async () => {
      const before = middle.join();
      middle = await this.tab.evaluate(find, selector, text);
      return middle.length > 0 && middle.join() === before;
    };
    const message = `${selector} ${text}`;
    await expect.poll(isAtRest, { ...often, message }).toBe(true);
    const [x = NaN, y = NaN] = middle;
    return [x, y] as const;
  }
}

/**
 * Scrolls to the first visible element that shows, or is named by, a text.
 * Returns x and y of its middle; nothing if it is animated or covered. Runs in
 * the page.
 */
function find(selector = "", text = ""): number[] {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) &&
      ["", candidate.ariaLabel, candidate.innerText.trim()].includes(text),
  );
  // What scrolls into view may be about to move.
  const isAnimated = document.getAnimations().some(({ effect }) => {
    const target = effect instanceof KeyframeEffect && effect.target;
    return target && element && target.contains(element);
  });
  if (!element || isAnimated) return [];
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = [x + width / 2, y + height / 2] as const;
  const hit = document.elementFromPoint(...middle);
  return element.contains(hit) ? [...middle] : [];
}
