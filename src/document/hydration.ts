import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

import { makeNavigationReliable } from "../gatsby-internals/reliableNavigation";
import { SCRIPTING } from "./scripting";

const isBuilt = process.env.NODE_ENV === "production";

/**
 * Gatsby's hook, which it waits for: starts Gatsby in a new task. Evaluating and
 * starting the scripts would be one long task on a slow phone.
 */
export const onClientEntry = () =>
  new Promise<void>((start) => {
    setTimeout(start);
  });

/** Hydrates in slices of a few ms, between which the page can scroll. */
function hydrateInSlices(page: ReactNode, root: Element): void {
  startTransition(() => {
    hydrateRoot(root, page);
  });
}

/** Gatsby's hook. While developing there is no HTML to hydrate. */
export const replaceHydrateFunction = isBuilt
  ? () => hydrateInSlices
  : undefined;

/** Gatsby's hook: React has hydrated the page. */
export function onInitialClientRender(): void {
  document.documentElement.classList.add("js", SCRIPTING.atWork);
  // While developing, Gatsby builds a page when it is first asked for.
  if (isBuilt) makeNavigationReliable();
}
