import { expect } from "@playwright/test";

import type { Tab } from "./Engine";

const polling = { intervals: [100] };

/** A visitor of the site, in any browser engine. */
export class Visitor {
  private readonly siteUrl = process.env.TEST_URL ?? "";

  constructor(
    readonly tab: Tab,
    readonly mail: () => Promise<string | undefined>,
  ) {}

  /** Loads a page and waits until it is interactive. */
  async open(path: string): Promise<void> {
    await this.tab.goto(this.siteUrl + path);
    await this.waitUntil(
      () =>
        !document.querySelector("with-scripts ~ body") ||
        document.querySelector("nav.visible") !== null,
    );
  }

  /** Clicks the first visible element that has the given text or accessible name. */
  async click(selector: string, text?: string): Promise<void> {
    await this.tab.mouse.click(...(await this.centerOf(selector, text)));
  }

  async hover(selector: string, text?: string): Promise<void> {
    await this.tab.mouse.move(...(await this.centerOf(selector, text)));
  }

  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.tab.keyboard.type(text);
  }

  /** Waits until a matching element that contains the text is visible. */
  expectVisible = (selector: string, text = "") =>
    this.waitUntil(
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

  /** Waits until the URL has this path and hash. */
  expectUrl = (path: string) =>
    this.waitUntil((url) => location.href === url, this.siteUrl + path);

  /** Waits until an element's top is in the upper half of the viewport. */
  expectAtTop = (selector: string) =>
    this.waitUntil((at = "") => {
      const top = document.querySelector(at)?.getBoundingClientRect().top;
      return top !== undefined && top >= -1 && top < innerHeight / 2;
    }, selector);

  /** Waits until a function returns `true` in the page. */
  async waitUntil(
    holds: (...args: string[]) => boolean,
    ...args: string[]
  ): Promise<void> {
    const message = `${holds.toString()}, called with ${args.join(", ")}`;
    // `evaluate` fails while a new document replaces the old one.
    const evaluate = () => this.tab.evaluate(holds, ...args).catch(() => false);
    await expect.poll(evaluate, { ...polling, message }).toBe(true);
  }

  /** Waits until an element no longer moves. Returns its center. */
  private async centerOf(selector: string, text = "") {
    let center: number[] = [];
    const isStill = async () => {
      const before = center.join();
      center = await this.tab.evaluate(find, selector, text);
      return center.length > 0 && center.join() === before;
    };
    const message = `${selector} ${text}`;
    await expect.poll(isStill, { ...polling, message }).toBe(true);
    const [x = NaN, y = NaN] = center;
    return [x, y] as const;
  }
}

/**
 * Scrolls to the first visible element that has the given text or accessible name.
 * Returns the x and y of the element's center, or an empty list if the element is
 * animated or covered. Runs in the page.
 */
function find(selector = "", text = ""): number[] {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) &&
      ["", candidate.ariaLabel, candidate.innerText.trim()].includes(text),
  );
  const isAnimated = document.getAnimations().some(({ effect }) => {
    const target = effect instanceof KeyframeEffect && effect.target;
    return target && element && target.contains(element);
  });
  if (!element || isAnimated) return [];
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  const center = [x + width / 2, y + height / 2] as const;
  const hit = document.elementFromPoint(...center);
  return element.contains(hit) ? [...center] : [];
}
