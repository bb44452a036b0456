import type { Page } from "@playwright/test";

import { plainLines, type Look } from "./Recording";
import { takeSnapshot } from "./takeSnapshot";
import type { Visit } from "./Visit";

type Media = NonNullable<Parameters<Page["emulateMedia"]>[0]>;

interface State {
  name: string;
  size?: [width: number, height: number];
  media?: Media;
  /** The pseudo-classes that all elements have. */
  all?: string[];
  /** The scroll position, in px, before the size changes. */
  top?: number;
  /** An attribute of an element. */
  attribute?: [selector: string, name: string, value: string];
  /** When what moves is looked at, in ms from its start; at its end unless given. */
  time?: number;
}

const HOVERED = ["hover"];
const FOCUSED = ["focus", "focus-visible", "focus-within"];
const ACTIVE = ["hover", "active"];
const DARK: Media = { colorScheme: "dark" };

/** The state of a page whose animations begin. */
export const motion: State = {
  name: "motion",
  top: 0,
  media: { reducedMotion: "no-preference" },
  time: 0,
};

/** The states of each page; each begins where the one before it has ended. */
export const pageStates: State[] = [
  ...[1440, 1024, 768, 640, 390, 320].map((width): State => ({
    name: `${width} px`,
    size: [width, 900],
  })),
  { name: "low window", size: [844, 390] },
  { name: "dark", media: DARK },
  { name: "dark 390 px", size: [390, 844], media: DARK },
  { name: "dark hovered", media: DARK, all: HOVERED },
  { name: "hovered", all: HOVERED },
  { name: "focused", all: FOCUSED },
  { name: "active", all: ACTIVE },
  { name: "forced colors", media: { forcedColors: "active" } },
  { name: "print", size: [720, 1000], media: { media: "print" } },
  { name: "scrolled", top: 1350 },
  { name: "scrolled, then low", size: [1440, 480], top: 700 },
  motion,
  { name: "right to left", attribute: ["html", "dir", "rtl"] },
  { name: "busy", attribute: ["main", "aria-busy", "true"], time: 1000 },
];

/** The states of the loading screen. */
export const loadingStates: State[] = [
  // Fonts may come before or after the first paint.
  { name: "first", attribute: ["html", "class", "loading"], time: 0 },
  { name: "forced colors", media: { forcedColors: "active" }, time: 0 },
  { name: "right to left", attribute: ["html", "dir", "rtl"], time: 0 },
];

/** The states of what a press has opened. */
export const openStates: State[] = [
  { name: "open" },
  { name: "open, hovered", all: HOVERED },
  { name: "open, focused", all: FOCUSED },
  { name: "open, dark", media: DARK },
];

const PLAIN: Media = {
  media: "screen",
  colorScheme: "light",
  forcedColors: "none",
  reducedMotion: "reduce",
};

/** Makes all elements match pseudo-classes, and no others, in all style sheets. */
const matchAll = (page: Page, classes: readonly string[]) =>
  page.evaluate(
    (names) => {
      const pattern = new RegExp(`:(${names})(?![-\\w])`, "g");
      const visit = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if ("cssRules" in rule) visit(rule.cssRules as CSSRuleList);
          if (!(rule instanceof CSSStyleRule)) continue;
          const known: CSSStyleRule & { own?: string } = rule;
          known.own ??= rule.selectorText;
          // As specific as what it replaces.
          const selector = known.own.replace(pattern, ":not(.x)");
          if (selector !== rule.selectorText) rule.selectorText = selector;
        }
      };
      for (const sheet of document.styleSheets) visit(sheet.cssRules);
    },
    classes.join("|") || "none",
  );

/** Looks at pages, and keeps each combination of styles once. */
export class LookRecorder {
  /** The properties of computed styles; boxes tell sizes and places. */
  properties: string[] = [];
  readonly styles: string[] = [];
  private readonly known = new Map<string, number>();

  constructor(
    private readonly recording: {
      looks: Record<string, Look[]>;
      behavior: Record<string, string[]>;
    },
    /** Shows a state, by its key, before the next one comes. */
    private readonly onState: (key: string, page: Page) => Promise<unknown>,
  ) {}

  /** Records states of what a visit shows, under keys that begin with a prefix. */
  async record(visit: Visit, prefix: string, states: State[]): Promise<void> {
    const { page } = visit;
    const own = page.viewportSize();
    for (const state of states) {
      const { name, all = [], media, top, size, attribute, time } = state;
      if (top !== undefined) {
        await page.evaluate((to) => window.scroll(0, to), top);
        await visit.calm();
      }
      const [width, height] = size ?? [own?.width ?? 0, own?.height ?? 0];
      await page.setViewportSize({ width, height });
      if (attribute) {
        await page.evaluate(
          ([of, key, to]) => document.querySelector(of)?.setAttribute(key, to),
          attribute,
        );
      }
      await page.emulateMedia({ ...PLAIN, ...media });
      await matchAll(page, all);
      await (time === undefined ? visit.calm() : visit.freeze(time));
      const key = `${prefix}${name}`;
      this.recording.looks[key] = await this.look(visit);
      if (name === "1440 px" || name.startsWith("open")) {
        const markup = plainLines(await page.content());
        this.recording.behavior[`${key}, markup`] = markup;
      }
      await this.onState(key, page);
    }
    await page.emulateMedia(PLAIN);
    await matchAll(page, []);
  }

  /** Returns what each element and pseudo-element looks like now. */
  async look({ page, session }: Visit): Promise<Look[]> {
    if (this.properties.length === 0) {
      this.properties = await page.evaluate(() =>
        [...getComputedStyle(document.body)].filter(
          (name) =>
            !/^--|-(block|inline)(-|$)|(block|inline)-size$|^(border-(start|end)|inset)|^(width|height|top|left|right|bottom|perspective-origin)$/.test(
              name,
            ),
        ),
      );
    }
    const looks = await takeSnapshot(session, this.properties);
    return looks.map(({ style, ...look }) => {
      let index = this.known.get(style);
      if (index === undefined) {
        index = this.styles.push(style) - 1;
        this.known.set(style, index);
      }
      return { ...look, style: index };
    });
  }
}
