import { createContext, useContext } from "react";

/** Carries to the pages whether the footer is in view. */
export const FooterVisibility = createContext(false);

/** Whether the footer is in view, for any component of a page. */
export function useFooterVisibility(): boolean {
  return useContext(FooterVisibility);
}
