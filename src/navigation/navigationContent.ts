import type { NavigationContent as Declared } from "../node/content/declarations/navigation";

/** A link with its text. */
export interface NavigationLink {
  label: string;
  /** Path of a page; of a section, with its anchor. */
  path: string;
}

/** An item of the navigation bar, with the sections of its dropdown, if any. */
export interface NavigationItem extends NavigationLink {
  subsections?: readonly NavigationLink[] | null;
}

/** What data/navigation.json gives, as GraphQL hands it over. */
export interface NavigationContent extends Omit<Declared, "$schema" | "items"> {
  items: readonly NavigationItem[];
}
