import { createElement, type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

import { ErrorBoundary } from "./ErrorBoundary";
import { recoverFromReactError } from "./recoverFromReactError";

/**
 * Gatsby's hook, which starts Gatsby in a new task. If the browser evaluated and started
 * Gatsby in one task, the task would block a slow phone.
 */
export const onClientEntry = () =>
  new Promise<void>((start) => {
    setTimeout(start);
  });

/** Hydrates the page in slices of a few ms. Between two slices, the page can respond. */
function hydrateInSlices(page: ReactNode, root: Element): void {
  const onError = recoverFromReactError(root);
  startTransition(() => {
    hydrateRoot(root, createElement(ErrorBoundary, { onError }, page));
  });
  // React hydrates the page synchronously for this click. A button that the no-JS version
  // hides is not clicked.
  const { lastClicked } = window;
  const isShown = (lastClicked?.getClientRects().length ?? 0) > 0;
  if (isShown && lastClicked?.matches("button")) lastClicked.click();
}

/** Gatsby's hook. Undefined while developing, because there is no HTML to hydrate. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrateInSlices : undefined;

/** Gatsby's hook, called when React has hydrated the page. */
export function onInitialClientRender(): void {
  window.onHydrated?.();
  // These scripts have run. In a saved page, they would run again.
  for (const script of document.querySelectorAll("body > script[src]")) {
    script.remove();
  }
  // While developing, the browser looks for the hash's element before the page exists.
  if (process.env.NODE_ENV === "development") {
    const id = decodeURIComponent(window.location.hash.slice(1));
    document.getElementById(id)?.scrollIntoView({ behavior: "instant" });
  }
}
