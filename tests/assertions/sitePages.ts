import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import { pages, type PagePath } from "../../src/content/pages";
import { siteFolder } from "../siteFolder";
import { notFoundPath } from "../drivers/pageSetup";
import { decodeEntities } from "./decodeEntities";

interface PageContent {
  meta: { title: string; description: string };
  /** Undefined on Home, which shows the site's name instead. */
  heading?: string;
}

interface PageData {
  path: string;
  componentChunkName: string;
  result: { data: Record<string, object> };
}

export interface SitePage extends Required<PageContent> {
  path: string;
  /** The path of the page's HTML file in the site's folder. */
  file: string;
  /** The ids of the page's sections that links can use as hashes. */
  sections: string[];
  /** The name of the chunk with the component that renders the page. */
  template: string;
}

const isContent = (content: object): content is PageContent =>
  "meta" in content;

/** Reads a page from the page data that Gatsby has written. */
function readPage(json: string, siteName: string): SitePage {
  const {
    path,
    componentChunkName: template,
    result,
  } = JSON.parse(json) as PageData;
  const content = Object.values(result.data).find(isContent);
  if (!content) throw new Error(`${path} queries no content with "meta"`);
  const { meta, heading = siteName } = content;
  const sections = path in pages ? [...pages[path as PagePath]] : [];
  // Servers send the 404 page for any path without a page.
  const address = path.startsWith("/404") ? notFoundPath : path;
  const file = `${path.replace(/\/$/, "/index").replace(/\.html$/, "")}.html`;
  return { path: address, file, meta, heading, sections, template };
}

const byPath = (one: SitePage, other: SitePage) =>
  one.path.localeCompare(other.path, "en");

/**
 * Returns every page that Gatsby has written. Home is the first. The 404 page gets the
 * path of a page that does not exist.
 */
export function sitePages(folder = siteFolder): SitePage[] {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const named = /"og:site_name" content="([^"]*)"/.exec(read("index.html"));
  const name = decodeEntities(named?.[1] ?? "");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "page-data.json")
    .map((file) => readPage(read(file), name))
    .sort(byPath);
}

/** @throws Error if there is no page at this path */
export function sitePage(path: string): SitePage {
  const found = sitePages().find((page) => page.path === path);
  if (!found) throw new Error(`The site has no page at ${path}`);
  return found;
}

/** Returns the longest page of each template, including the 404 page. Home is the first. */
export function templatePages(folder = siteFolder): SitePage[] {
  const size = ({ file }: SitePage) => statSync(path.join(folder, file)).size;
  const longest = new Map<string, SitePage>();
  for (const page of sitePages(folder)) {
    const other = longest.get(page.template);
    if (!other || size(page) > size(other)) longest.set(page.template, page);
  }
  return [...longest.values()];
}
