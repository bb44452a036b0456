// This import must be first, because the CMS reads the preferences when it loads.
import "./preferences";

import CMS, { type CustomPreviewTemplate } from "@sveltia/cms";
import type { createElement } from "react";

import type { PageData } from "./adminPage";
import { contentFormat, contentTypes } from "./contentFormat";
import { registerControls } from "./controls";
import { refuseToOverwrite } from "./refuseToOverwrite";

const { h } = window as unknown as { h: typeof createElement };

const data = document.querySelector("#data")?.textContent ?? "";
const { config, choices, isDevelopment } = JSON.parse(data) as PageData;

registerControls(choices);
for (const type of contentTypes(config)) {
  CMS.registerCustomFormat(type.name, "json", contentFormat(type));
  // Only the development server shows saved files in a preview.
  if (isDevelopment) {
    CMS.registerPreviewTemplate(type.name, preview(type.preview_path ?? "/"));
  }
}
refuseToOverwrite();
void CMS.init({ config });

/** Returns a preview template that shows a page of the site. */
function preview(path: string): CustomPreviewTemplate {
  return ({ entry }) => {
    const address = path
      .replace("{{slug}}", entry.get("slug"))
      .replace("{{fields.path}}", String(entry.getIn(["data", "path"])));
    return h("iframe", {
      src: new URL(address, location.origin).href,
      title: "The page",
      style: {
        position: "fixed",
        inset: 0,
        width: "100%",
        height: "100%",
        border: 0,
      },
    });
  };
}
