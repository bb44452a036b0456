import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import { pages, type PagePath } from "../../src/content/pages";
import { siteFolder } from "../siteFolder";
import { notFoundPath } from "../page/pageSetup";
import { decodeEntities } from "./decodeEntities";

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

export interface SitePage extends Required<PageContent> {
  path: string;
  /** The path of its HTML in the site's folder. */
  file: string;
  /** The ids on it that links may lead to. */
  sections: string[];
  /** Gatsby's name of the component that renders it. */
  template: string;
}

const isContent = (content: object): content is PageContent =>
  "meta" in content;

/** Returns what Gatsby has built a page from. */
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
  // Built as a page, it is shown at any path that no page has.
  const address = path.startsWith("/404") ? notFoundPath : path;
  const file = `${path.replace(/\/$/, "/index").replace(/\.html$/, "")}.html`;
  return { path: address, file, meta, heading, sections, template };
}

const byPath = (one: SitePage, other: SitePage) =>
  one.path.localeCompare(other.path, "en");

/**
 * Returns every page that Gatsby has recorded, also the 404 page, at a path that no
 * page has; Home is the first.
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

/** Returns the longest page of each template, also the 404 page; Home is the first. */
export function templatePages(folder = siteFolder): SitePage[] {
  const size = ({ file }: SitePage) => statSync(path.join(folder, file)).size;
  const longest = new Map<string, SitePage>();
  for (const page of sitePages(folder)) {
    const other = longest.get(page.template);
    if (!other || size(page) > size(other)) longest.set(page.template, page);
  }
  return [...longest.values()];
}
