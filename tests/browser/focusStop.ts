import type { JSHandle, Page } from "@playwright/test";

import { leastContrast } from "./colour";
import type { Paint } from "./paint";

/** An element that has the keyboard's focus, and how it shows that. */
export interface FocusStop {
  /** Tells it from the other elements of the page, also to a reader. */
  id: string;
  width: number;
  height: number;
  /** Whether it is a link in the midst of a text, as high as its line. */
  inText: boolean;
  ring: { drawn: boolean; color: string; whole: boolean };
  /** Whether a part of it lies under something else. */
  covered: boolean;
  /** What is painted at each of several places beside the ring. */
  beside: string[][][];
}

/** How many elements the Tab key should reach inside what a selector names. */
export const tabStops = (page: Page, inside: string) =>
  page
    .locator(inside)
    .evaluate(
      (scope) =>
        [
          ...scope.querySelectorAll<HTMLElement>(
            "a[href], button, input, textarea, select, summary, [tabindex]",
          ),
        ].filter(
          (element) =>
            element.tabIndex >= 0 &&
            !element.matches(":disabled") &&
            element.closest("dialog:not([open])") === null &&
            element.checkVisibility({ visibilityProperty: true }),
        ).length,
    );

/**
 * What has the focus, or null where that is nothing of the page's.
 *
 * @param paintInPage as `paintIn` gives it
 */
export const focusStop = (
  page: Page,
  paintInPage: JSHandle<Paint>,
): Promise<FocusStop | null> =>
  page.evaluate(async (paint) => {
    // The bar comes and goes with what the focus has scrolled into view.
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((next) => requestAnimationFrame(next));
    }
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const style = getComputedStyle(element);
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const thickness = parseFloat(style.outlineWidth);
    const reach = parseFloat(style.outlineOffset) + thickness;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };

    /** The middle, and a place at each side that far from the edge. */
    const places = (distance: number): [x: number, y: number][] => [
      [middle.x, box.top - distance],
      [middle.x, box.bottom + distance],
      [box.left - distance, middle.y],
      [box.right + distance, middle.y],
    ];

    const isSeen = ([x, y]: [number, number]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || top.contains(element));
    };

    const cutOff = (ancestor: Element): boolean => {
      const { overflow } = getComputedStyle(ancestor);
      const frame =
        ancestor === document.documentElement
          ? new DOMRect(0, 0, innerWidth, innerHeight)
          : ancestor.getBoundingClientRect();
      const cuts =
        ancestor === document.documentElement ||
        (ancestor !== document.body && overflow !== "visible");
      const inside =
        box.left - reach >= frame.left - 0.5 &&
        box.right + reach <= frame.right + 0.5 &&
        box.top - reach >= frame.top - 0.5 &&
        box.bottom + reach <= frame.bottom + 0.5;
      return (
        (cuts && !inside) ||
        (ancestor.parentElement !== null && cutOff(ancestor.parentElement))
      );
    };

    // A shadow without blur between element and ring is a ground of its own.
    const ownGround = /^(.+\)) 0px 0px 0px ([\d.]+)px/.exec(style.boxShadow);
    const hasOwnGround =
      Number(ownGround?.[2]) >= parseFloat(style.outlineOffset);

    return {
      id: `${[...document.querySelectorAll("*")].indexOf(element)} ${element.outerHTML.slice(0, 90)}`,
      width: box.width,
      height: box.height,
      inText: style.display === "inline",
      ring: {
        drawn: style.outlineStyle !== "none" && thickness >= 2,
        color: style.outlineColor,
        whole: !cutOff(element.parentElement ?? document.body),
      },
      covered: ![...places(-2), [middle.x, middle.y] as [number, number]].every(
        isSeen,
      ),
      beside: hasOwnGround
        ? [[[ownGround?.[1] ?? ""]]]
        : places(reach + 1).map(([x, y]) =>
            document.elementsFromPoint(x, y).flatMap(paint),
          ),
    };
  }, paintInPage);

/** All that WCAG 2.2 would object to, in words. */
export function faultsOf(stop: FocusStop): string[] {
  const contrast = Math.min(
    ...stop.beside.map((stack) => leastContrast(stop.ring.color, stack)),
  );
  const isSmall = !stop.inText && Math.min(stop.width, stop.height) < 24;
  return [
    ...(stop.ring.drawn ? [] : ["has no ring (2.4.7)"]),
    ...(stop.ring.whole ? [] : ["has a ring that is cut off (2.4.7)"]),
    ...(stop.covered ? ["is covered (2.4.11)"] : []),
    ...(contrast >= 3
      ? []
      : [`has a ring with a contrast of ${contrast.toFixed(2)} (1.4.11)`]),
    ...(isSmall ? [`is ${stop.width} × ${stop.height} px large (2.5.8)`] : []),
  ].map((fault) => `${stop.id} ${fault}`);
}
