/** The URL path of the SVG file with the map's `#dots`, set by the build (`svgFiles`). */
declare const MAP_DOTS: string;

/** The icons in use, set by the build (`svgFiles`). */
declare const ICON_SPRITE: {
  /** The URL path of the file with the icons. */
  path: string;
  names: readonly string[];
};

/** The inline script of every page, set by the build (`bundleInlineScript`). */
declare const INLINE_SCRIPT: string;

/** The site's path prefix, set by the build. Empty if the site is at the root. */
declare const __PATH_PREFIX__: string;

declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module "*.css";

declare module "*.woff2" {
  const url: string;
  export default url;
}
