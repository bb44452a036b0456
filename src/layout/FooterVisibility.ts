import { createContext, useContext } from "react";

/** Carries to the pages whether the footer is in view. */
export const FooterVisibility = createContext(false);

/**
 * Returns whether the footer is in view, for any component of a page.
 *
 * @public
 */
export function useFooterVisibility(): boolean {
  return useContext(FooterVisibility);
}
