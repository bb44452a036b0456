/** The icons in use (`src/node/icons`), which the build sets. */
declare const ICON_SPRITE: {
  /** The URL path of the file with the icons. */
  path: string;
  names: readonly string[];
};

interface Window {
  /** Whether the document is a copy of a page, which starts no scripts. */
  isCopy?: boolean;
  /** The button of the last click, to press it again after hydration. */
  lastPressed?: HTMLButtonElement | null;
}

declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module "*.css";

declare module "*.woff2" {
  const url: string;
  export default url;
}
