import { contentFile, text } from "../fields";

/** data/interface.json: the words on controls that are on every page. */
export const interfaceWords = contentFile({
  loading: text("Name of the loading screen's progress bar."),
  switchToLight: text("Name of the theme button while the theme is dark."),
  switchToDark: text("Name of the theme button while the theme is light."),
});
