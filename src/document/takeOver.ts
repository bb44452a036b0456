import {
  loadPagesOnTouch,
  makeNavigationReliable,
} from "../gatsby-internals/reliableNavigation";
import { SCRIPTING } from "./scripting";

/** Gatsby's hook: React has rendered the page, and the scripts are at work. */
export function takeOver(): void {
  document.documentElement.classList.add("js", SCRIPTING.atWork);
  loadPagesOnTouch();
  // While developing, pages are built when first asked for, which takes time.
  if (process.env.NODE_ENV === "production") makeNavigationReliable();
}
