import { replaceRouterFocus } from "../gatsby-internals/reliableNavigation";
import { decodeHash } from "./hash";
import { pagePath } from "./pagePath";
import {
  pauseSavingScroll,
  restoreScroll,
  saveScroll,
  startScrollRestoration,
} from "./scroll/scrollRestoration";
import { moveFocus, scrollTo, startOf } from "./scroll/scrollTo";

type Place = Pick<Location, "pathname" | "hash">;

interface RouteUpdate {
  location: Place;
  prevLocation: Place | null;
}

const anchorOf = ({ hash }: Place) => document.getElementById(decodeHash(hash));

function focusNewPage(page: HTMLElement): void {
  const anchor = anchorOf(window.location);
  if (anchor) moveFocus(anchor);
  else HTMLElement.prototype.focus.call(page, { preventScroll: true });
}

/** Scrolls to the anchor in the address, or else to the page's start. */
function arrive(location: Place, previous: Place): void {
  const path = pagePath(location.pathname);
  const samePage = path === pagePath(previous.pathname);
  const anchor = anchorOf(location);
  const target = anchor ?? startOf(path);
  scrollTo(target, anchor && !samePage ? "instant" : "smooth");
  if (samePage) moveFocus(target);
}

/**
 * Gatsby's hook, called when the page of a new address is on the screen. Takes
 * the visitor back to where they were (back and forward), to the anchor, or to
 * the page's start. The browser itself scrolls the first page.
 */
export function onRouteUpdate({ location, prevLocation }: RouteUpdate): void {
  if (!prevLocation) {
    startScrollRestoration();
    replaceRouterFocus(focusNewPage);
    return;
  }
  const { pathname, hash } = window.location;
  if (location.pathname !== pathname || location.hash !== hash) {
    // The visitor has moved on, and another page is about to come.
    pauseSavingScroll();
    return;
  }
  if (!restoreScroll()) arrive(location, prevLocation);
  saveScroll();
}

/** Gatsby's hook: turns off its own scrolling. */
export const shouldUpdateScroll = () => false;
