import type { Page } from "@playwright/test";

import { takeFacts } from "./takeFacts";
import type { Visit } from "./Visit";

type Media = NonNullable<Parameters<Page["emulateMedia"]>[0]>;

interface State {
  size?: [width: number, height: number];
  media?: Media;
  /** The pseudo-classes that all elements have. */
  pseudo?: RegExp;
  /** The scroll position, in px, before the size changes. */
  top?: number;
  /** The size of text that the visitor has chosen, in px. */
  textSize?: number;
  direction?: string;
  hasScripts?: boolean;
}

/** What is seen in each of some states. */
export type Looks = Map<string, Set<string>>;

/** Called while a state is shown. */
export type OnState = (state: string, page: Page) => Promise<unknown>;

const HOVERED = /:(hover|active)(?![-\w])/g;
const FOCUSED = /:focus(-visible|-within)?(?![-\w])/g;
const DARK: Media = { colorScheme: "dark" };
const CONTRAST: Media = { forcedColors: "active" };
const PLAIN: Media = {
  media: "screen",
  colorScheme: "light",
  forcedColors: "none",
  reducedMotion: "reduce",
};

/** The states of each page; each begins where the one before it has ended. */
export const pageStates: Record<string, State> = {
  "1440 px": {},
  "1100 px": { size: [1100, 900] },
  "768 px": { size: [768, 900] },
  "640 px": { size: [640, 900] },
  "390 px": { size: [390, 900] },
  dark: { media: DARK },
  hovered: { pseudo: HOVERED },
  focused: { pseudo: FOCUSED },
  "contrast theme": { media: CONTRAST },
  "dark contrast theme": { media: { ...DARK, ...CONTRAST } },
  print: { size: [720, 1000], media: { media: "print" } },
  "larger text": { textSize: 24 },
  moving: { media: { reducedMotion: "no-preference" } },
  "right to left": { direction: "rtl" },
  "without scripts": { hasScripts: false },
};

/** Other states of Home, which also has what is on every page. */
export const homeStates: Record<string, State> = {
  "390 px without scripts": { size: [390, 900], hasScripts: false },
  "scrolled then low": { top: 700, size: [1440, 480], hasScripts: true },
  "at the map": { top: 1350 },
};

/** The states of what a press has opened. */
export const openStates: Record<string, State> = {
  opened: {},
  "opened and hovered": { pseudo: HOVERED },
  "opened and focused": { pseudo: FOCUSED },
  "opened and dark": { media: DARK },
};

/** Returns how a visit looks in some states, in a part of the page. */
export async function recordLooks(
  visit: Visit,
  states: Record<string, State>,
  onState: OnState,
  part: string,
): Promise<Looks> {
  const { page, session } = visit;
  const own = page.viewportSize() ?? { width: 0, height: 0 };
  const looks: Looks = new Map();
  // The last one is that of the page as it was.
  const all: Record<string, State> = { ...states, "": {} };
  for (const [name, state] of Object.entries(all)) {
    const { top, textSize = 16, direction, media, pseudo = /^$/ } = state;
    if (state.hasScripts !== undefined) {
      const disabled = { value: !state.hasScripts };
      await session.send("Emulation.setScriptExecutionDisabled", disabled);
      await page.reload();
      await visit.untilHydrated();
    }
    if (top !== undefined) {
      await page.evaluate((px) => window.scroll(0, px), top);
      await visit.calm();
    }
    const [width, height] = state.size ?? [own.width, own.height];
    await page.setViewportSize({ width, height });
    const fontSizes = { standard: textSize };
    await session.send("Page.setFontSizes", { fontSizes });
    await page.emulateMedia({ ...PLAIN, ...media });
    await page.evaluate(matchAll, pseudo.source);
    if (direction) await page.evaluate((to) => (document.dir = to), direction);
    await visit.calm();
    if (name) {
      looks.set(name, await takeFacts(visit, part));
      await onState(name, page);
    }
  }
  return looks;
}

/** Makes all elements match pseudo-classes, and no others, in all style sheets. */
function matchAll(classes: string) {
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ("cssRules" in rule) visit(rule.cssRules as CSSRuleList);
      if (!(rule instanceof CSSStyleRule)) continue;
      const known: CSSStyleRule & { own?: string } = rule;
      known.own ??= rule.selectorText;
      // As specific as what it replaces.
      const selector = known.own.replace(new RegExp(classes, "g"), ":not(.x)");
      if (selector !== rule.selectorText) rule.selectorText = selector;
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
}

/** Returns looks as lines, one a fact, with the states that have it. */
export function linesOf(looks: Looks): string[] {
  const states = [...looks.keys()];
  const facts = new Set([...looks.values()].flatMap((all) => [...all]));
  return [...facts].sort().map((fact) => {
    const has = states.filter((state) => looks.get(state)?.has(fact));
    const not = states.filter((state) => !has.includes(state));
    if (not.length === 0) return fact;
    const where =
      not.length < has.length ? `all but ${not.join(", ")}` : has.join(", ");
    return `${fact} | ${where}`;
  });
}
