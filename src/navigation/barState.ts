import { useEffect, useState, useSyncExternalStore } from "react";

import { homeSections } from "../content/anchors";
import { pageHero } from "./pageHero";

/** Time from a route change until the bar is visible, in ms. */
const BAR_DELAY_MS = 100;

/**
 * Returns the phase of the bar, which each route change hides for a moment. The
 * server's HTML is in the phase `initial`.
 */
export function useBarPhase(path: string): "initial" | "hidden" | "visible" {
  const [visiblePath, setVisiblePath] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setVisiblePath(path), BAR_DELAY_MS);
    return () => clearTimeout(timer);
  }, [path]);
  if (visiblePath === undefined) return "initial";
  return visiblePath === path ? "visible" : "hidden";
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("scroll", onChange, { passive: true });
  window.addEventListener("resize", onChange);
  return () => {
    window.removeEventListener("scroll", onChange);
    window.removeEventListener("resize", onChange);
  };
}

function isScrolled(): boolean {
  const hero = pageHero();
  return window.scrollY > (hero ? hero.offsetHeight - 80 : 50);
}

/** Returns whether the page is scrolled past its hero, less 80 px. */
export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, isScrolled, () => false);
}

function isActive(id: string): boolean {
  const section = document.getElementById(id)?.getBoundingClientRect();
  const line = window.innerHeight / 3;
  return section !== undefined && section.top <= line && section.bottom > line;
}

/** Returns the id of the active section of the home page. */
export function useActiveSection(path: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (path === "/" ? homeSections.find(isActive) : undefined),
    () => undefined,
  );
}
