// Everything that the editor borrows of the site's look.
import "../../src/styles/fonts.css";
import "../../src/styles/tokens.css";
import "../../src/styles/global.css";

import * as button from "../../src/components/button.module.css";
import { themeStyleSheet } from "../../src/styles/themes";

export { button };
export { Dialog } from "../../src/components/Dialog/Dialog";
export { ThemeProvider, useTheme } from "../../src/theme/ThemeProvider";

const themes = new CSSStyleSheet();
themes.replaceSync(themeStyleSheet());
document.adoptedStyleSheets.push(themes);
