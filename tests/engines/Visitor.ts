import { expect } from "@playwright/test";

import { LOADING } from "../../src/loading/timing";
import type { Key, Point, Tab } from "./drivers/Driver";
import { painted, shows, spotOf } from "./page";

/** Short waits: each look is a message to another process. */
const often = { intervals: [50] };

/** Somebody who uses the site, in whatever engine the tab has. */
export class Visitor {
  constructor(
    private readonly tab: Tab,
    private readonly siteUrl: string,
    private readonly scripting: boolean,
  ) {}

  /** Makes this a desktop's window that has seen the loading screen alone. */
  async forgetEverything(): Promise<void> {
    // A file of the site's that runs no script of the site's.
    await this.tab.goto(`${this.siteUrl}/robots.txt`);
    await this.tab.resize(1440, 900);
    await this.tab.evaluate((key) => {
      localStorage.clear();
      sessionStorage.clear();
      sessionStorage.setItem(key, "true");
    }, LOADING.seenKey);
  }

  /** Loads a page of the site and waits until it can be used. */
  async open(path: string): Promise<void> {
    await this.tab.goto(this.siteUrl + path);
    await this.settle();
  }

  async reload(): Promise<void> {
    await this.tab.reload();
    await this.settle();
  }

  private async settle() {
    if (!this.scripting) return;
    await this.see(
      () =>
        !document
          .querySelector("[role=progressbar]")
          ?.checkVisibility({ visibilityProperty: true }) &&
        document.querySelector("nav.visible") !== null,
    );
  }

  back = () => this.tab.back();
  mail = () => this.tab.mail();
  press = (key: Key) => this.tab.press(key);
  resize = (width: number, height: number) => this.tab.resize(width, height);
  evaluate: Tab["evaluate"] = (look, ...args) =>
    this.tab.evaluate(look, ...args);

  /** Clicks the element that shows, or is named by, the text. */
  async click(selector: string, text: string | null = null): Promise<void> {
    await this.tab.click(await this.spot(selector, text));
  }

  /** Clicks wherever that is. */
  clickAt = (at: Point) => this.tab.click(at);

  async hover(selector: string, text: string | null = null): Promise<void> {
    await this.tab.move(await this.spot(selector, text));
  }

  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.tab.type(text);
  }

  /** The element's middle, once it has come to rest. */
  private async spot(selector: string, text: string | null): Promise<Point> {
    const spots: (Point | null)[] = [];
    const rests = async () => {
      // A click goes to what was painted last. No frame comes without scripts.
      if (this.scripting) await this.tab.evaluate(painted);
      spots.unshift(await this.tab.evaluate(spotOf, selector, text));
      const [now, before] = spots;
      return now?.x === before?.x && now?.y === before?.y && now != null;
    };
    await expect.poll(rests, often).toBe(true);
    const [spot] = spots;
    if (!spot) throw new Error(`${selector} has gone`);
    return spot;
  }

  /** Waits until a look at the page, with these arguments, tells `true`. */
  async see<A extends unknown[]>(
    look: (...args: A) => boolean,
    ...args: A
  ): Promise<void> {
    await expect
      // While a new document comes there is nothing to look at.
      .poll(() => this.tab.evaluate(look, ...args).catch(() => false), {
        ...often,
        message: look.toString(),
      })
      .toBe(true);
  }

  /** Waits until a text can be seen in an element. */
  seeText = (selector: string, text: string) => this.see(shows, selector, text);

  /** Waits until the address is the site's at this path, hash included. */
  async seeAddress(path: string): Promise<void> {
    await expect
      .poll(() => this.tab.evaluate(() => location.href).catch(() => ""), often)
      .toBe(this.siteUrl + path);
  }

  /** Waits until an attribute of an element has a value. */
  seeAttribute = (selector: string, name: string, value: string) =>
    this.see(
      (...[at, attribute, wanted]) =>
        document.querySelector(at)?.getAttribute(attribute) === wanted,
      selector,
      name,
      value,
    );

  /** Waits until an element's top is in the upper half of the window. */
  seeAtTop = (selector: string) =>
    this.see((at) => {
      const top = document.querySelector(at)?.getBoundingClientRect().top;
      return top !== undefined && top >= -1 && top < innerHeight / 2;
    }, selector);
}
