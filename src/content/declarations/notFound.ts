import { contentFile, text } from "./fields";
import { meta, pageFields, pictureFields } from "./pageFields";

export const notFound = contentFile({
  ...pageFields,
  homeLink: text("Text of the button that leads home."),
  ...pictureFields("The picture of the page", "images/not-found", 600, 600),
  meta,
});
