import { readdirSync, readFileSync, statSync } from "node:fs";
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
  componentChunkName: string;
  result: { data: Record<string, object> };
}

export interface Page extends Required<PageContent> {
  path: string;
  /** The ids on it that links may lead to. */
  sections: string[];
  /** Gatsby's name of the component that renders it. */
  template: string;
}

const site = JSON.parse(
  readFileSync(path.join(siteFolder, "site.webmanifest"), "utf8"),
) as { name: string };

const isContent = (content: object): content is PageContent =>
  "meta" in content;

/** Returns what Gatsby has built a page from. */
function readPage(file: string): Page & { size: number } {
  const {
    path,
    componentChunkName: template,
    result,
  } = JSON.parse(readFileSync(file, "utf8")) as PageData;
  const content = Object.values(result.data).find(isContent);
  if (!content) throw new Error(`${path} queries no content with "meta"`);
  const { meta, heading = site.name } = content;
  const sections = [...(anchors[path] ?? [])];
  // Built as a page, it is shown at any path that no page has.
  const address = path.startsWith("/404") ? notFoundPath : path;
  const html = `${siteFolder}${path.replace(/\/$/, "/index").replace(/\.html$/, "")}.html`;
  const { size } = statSync(html);
  return { path: address, meta, heading, sections, template, size };
}

const folder = path.join(siteFolder, "page-data");

/** Every page that Gatsby has recorded, the longest first. */
const builtPages = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "page-data.json")
  .map((file) => readPage(path.join(folder, file)))
  .sort((one, other) => other.size - one.size);

const byPath = (one: Page, other: Page) =>
  one.path.localeCompare(other.path, "en");

/** Every page of the built site without the 404 page; Home is the first. */
export const pages = builtPages
  .filter((page) => page.path !== notFoundPath)
  .sort(byPath);

/** The longest page of each template, with the 404 page; Home is the first. */
export const templatePages = builtPages
  .filter(
    (page, index) =>
      builtPages.findIndex((each) => each.template === page.template) === index,
  )
  .sort(byPath);

const notFound = templatePages.find((page) => page.path === notFoundPath);
if (!notFound) throw new Error("The site has no 404 page");

/** The 404 page, at a path that no page has. */
export const notFoundPage: Page = notFound;

/** Returns the name of a page in the files of its snapshots. */
export const nameOf = (path: string) =>
  path.slice(1).replace("/", "-") || "home";
