import type { Outline } from "../../map/countries";

/** What is known of a picture in `data/images`. */
export type Picture =
  | { width: number; height: number }
  /** Why it cannot be opened. */
  | { problem: string };

/** The icons that content may name. */
export interface Icons {
  names: ReadonlySet<string>;
  /** Names from earlier versions, and what they are called now. */
  renamed: ReadonlyMap<string, string>;
}

/** The pages that are made by code, and the anchors on every page. */
export interface SitePages {
  /** Path to anchors. */
  anchors: ReadonlyMap<string, readonly string[]>;
  /** Anchors that each page has, also those made from data. */
  everywhere: readonly string[];
}

/**
 * All that a check looks at, in memory: the check itself never touches the
 * disk, so that it can be tried on thousands of contents.
 */
export interface ContentSource {
  /** The content folder, as messages show it: `data`. */
  folder: string;
  /** Texts of the JSON files, by their path in the content folder. */
  files: ReadonlyMap<string, string>;
  /** By their path in the content folder, as in `images/team/member-01.jpg`. */
  pictures: ReadonlyMap<string, Picture>;
  icons: Icons;
  pages: SitePages;
  /** The countries of the world map. */
  outlines: readonly Outline[];
}
