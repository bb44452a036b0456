import { contentFile, text } from "../fields";

export const interfaceWords = contentFile({
  loading: text("Name of the loading screen's progress bar."),
  switchToLight: text("Name of the theme button while the theme is dark."),
  switchToDark: text("Name of the theme button while the theme is light."),
});
