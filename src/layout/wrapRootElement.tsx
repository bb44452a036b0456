import type { ReactElement } from "react";

import { ThemeProvider } from "../theme/ThemeProvider";

/** Gives the theme to the whole site, in the server's HTML as in the browser. */
export function wrapRootElement({ element }: { element: ReactElement }) {
  return <ThemeProvider>{element}</ThemeProvider>;
}
