import { fetchOnTouch } from "../navigation/fetchOnTouch";
import { makeNavigationSure } from "../navigation/sureNavigation";
import { SCRIPTING } from "./scripting";

/** Gatsby's hook onInitialClientRender: React has hydrated the page. */
export function onHydrated(): void {
  document.documentElement.classList.add("js", SCRIPTING.atWork);
  fetchOnTouch();
  // While developing, pages are built when first asked for, which takes time.
  if (process.env.NODE_ENV === "production") makeNavigationSure();
}
