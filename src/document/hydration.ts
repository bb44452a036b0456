import { createElement, type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

import { ErrorBoundary, keepPage } from "./ErrorBoundary";

/**
 * Gatsby's hook: starts Gatsby in a new task. Evaluating and starting it in one
 * task would block a slow phone.
 */
export const onClientEntry = () =>
  new Promise<void>((start) => {
    setTimeout(start);
  });

/** Hydrates in slices of a few ms, between which the page responds. */
function hydrateInSlices(page: ReactNode, root: Element): void {
  const onError = keepPage(root);
  startTransition(() => {
    hydrateRoot(root, createElement(ErrorBoundary, { onError }, page));
  });
  // React hydrates the page at once for a click. The no-JS version hides some buttons.
  const { lastClicked } = window;
  const isShown = (lastClicked?.getClientRects().length ?? 0) > 0;
  if (isShown && lastClicked?.matches("button")) lastClicked.click();
}

/** Gatsby's hook. In development there is no HTML to hydrate. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrateInSlices : undefined;

/** Gatsby's hook: React has hydrated the page. */
export function onInitialClientRender(): void {
  window.onHydrated?.();
  // They have run, and would run again in a file that a browser saves.
  for (const script of document.querySelectorAll("body > script[src]")) {
    script.remove();
  }
  // The browser has looked for the anchor before there was a page.
  if (process.env.NODE_ENV === "development") {
    const id = decodeURIComponent(window.location.hash.slice(1));
    document.getElementById(id)?.scrollIntoView({ behavior: "instant" });
  }
}
