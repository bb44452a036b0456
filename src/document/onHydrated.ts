import {
  loadPagesOnTouch,
  makeNavigationReliable,
} from "../gatsby-internals/reliableNavigation";
import { SCRIPTING } from "./scripting";

/** Gatsby's hook onInitialClientRender: React has hydrated the page. */
export function onHydrated(): void {
  document.documentElement.classList.add("js", SCRIPTING.atWork);
  loadPagesOnTouch();
  // While developing, pages are built when first asked for, which takes time.
  if (process.env.NODE_ENV === "production") makeNavigationReliable();
}
