import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Has React take over a document's HTML in slices of a few ms, between which
 * the page scrolls and answers. In one piece it is a long task on a slow phone.
 */
export function hydrateInSlices(page: ReactNode, root: Element): void {
  startTransition(() => {
    hydrateRoot(root, page);
  });
}
