import { readFile } from "node:fs/promises";
import path from "node:path";

import type { ContentSource } from "../../../content/content";
import { filesIn } from "../../filesIn";
import { contentFolder } from "../contentFolder";
import { readIcons } from "./readIcons";
import { readPictures } from "./readPictures";

/** Reads the input of the check from the content folder and node_modules. */
export async function readSource(): Promise<ContentSource> {
  const folder = contentFolder();
  const names = filesIn(folder).filter(
    (name) => !path.basename(name).startsWith("."),
  );
  const contents = names.filter(
    (name) => name.endsWith(".json") && !name.startsWith("schemas/"),
  );
  const pictures = names.filter((name) => name.startsWith("images/"));
  const files = new Map<string, string>();
  for (const name of contents) {
    files.set(name, await readFile(path.join(folder, name), "utf8"));
  }
  return {
    folder,
    files,
    pictures: await readPictures(folder, pictures),
    icons: await readIcons(),
    pages: filesIn("src/pages")
      .map((file) => `/${file.replace(/(index)?\.tsx$/, "")}`)
      .filter((page) => page !== "/404"),
  };
}
