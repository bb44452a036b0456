import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { anchors } from "../../src/content/anchors";
import { siteFolder } from "../siteFolder";
import { notFoundPath } from "./pageSetup";

interface PageContent {
  meta: { title: string; description: string };
  /** The home page shows the site's name instead. */
  heading?: string;
}

interface PageData {
  path: string;
  result: { data: { siteContent: { name: string } } };
}

export interface Page extends Required<PageContent> {
  path: string;
  /** The ids on it that links may lead to. */
  sections: string[];
}

const isContent = (content: object): content is PageContent =>
  "meta" in content;

/** Returns what Gatsby has built a page from. */
function readPage(file: string): Page {
  const { path, result } = JSON.parse(readFileSync(file, "utf8")) as PageData;
  const contents: readonly object[] = Object.values(result.data);
  const content = contents.find(isContent);
  if (!content) throw new Error(`${path} queries no content with "meta"`);
  const { meta, heading = result.data.siteContent.name } = content;
  return { path, meta, heading, sections: [...(anchors[path] ?? [])] };
}

const folder = path.join(siteFolder, "page-data");
const builtPages = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "page-data.json")
  .map((file) => readPage(path.join(folder, file)))
  .sort((one, other) => one.path.localeCompare(other.path, "en"));

const isNotFound = (page: Page) => page.path.startsWith("/404");

/** Every page of the built site, as Gatsby has recorded it; Home is the first. */
export const pages = builtPages.filter((page) => !isNotFound(page));

const notFound = builtPages.find(isNotFound);
if (!notFound) throw new Error("The site has no 404 page");

/** The 404 page, at a path that no page has. */
export const notFoundPage: Page = { ...notFound, path: notFoundPath };
