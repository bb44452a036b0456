/**
 * What runs before React, in every page, as an inline script of the head that the
 * build bundles (`defineInlineScript`):
 *
 * 1. In a copy of a page nothing else runs (`isCopy`): it shows as without scripts.
 * 2. `<body>` begins with the theme's class (`setThemeClasses`).
 * 3. The loading screen covers the first page of a tab (`runLoadingScreen`).
 * 4. The page's scripts start after the first paint (`startScripts`).
 * 5. The page shows as one with scripts. If they fail or take long, it is given up
 *    until they have come (`awaitScripts`).
 * 6. The browser's own search finds closed answers, and opens one (`showAnswer`).
 *
 * It stands after the style sheets, because fonts load only where one names them.
 */
import { onAnswerOpened, showAnswer } from "../components/Accordion/answers";
import { readStored } from "../components/storedValue";
import {
  PROGRESS_ID,
  runLoadingScreen,
  showProgress,
} from "../loading/runLoadingScreen";
import { isLightMode, setThemeClasses, THEME_KEY } from "../theme/theme";
import { isCopy } from "./isCopy";
import {
  awaitScripts,
  HYDRATED_EVENT,
  onParsed,
  startScripts,
} from "./pageScripts";

declare global {
  interface Window {
    /** The page's own path, for Gatsby's router. */
    pagePath?: string;
  }
}

if (!isCopy()) {
  const { path } = document.documentElement.dataset;
  // Gatsby's router gives the page this address.
  if (path !== undefined) window.pagePath = path || "/";
  const light = isLightMode(readStored("localStorage", THEME_KEY));
  onParsed("body", () => setThemeClasses(light));
  onParsed(`#${PROGRESS_ID} > span`, () => showProgress("0"));
  runLoadingScreen();
  startScripts();
  awaitScripts();
  document.addEventListener("DOMContentLoaded", () => {
    showAnswer(document);
    const stop = onAnswerOpened(document, (answer) =>
      showAnswer(document, answer),
    );
    window.addEventListener(HYDRATED_EVENT, stop);
  });
}
