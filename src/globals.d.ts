/** The URL path of the file with the map's #dots (`svgFiles`), which the build sets. */
declare const MAP_DOTS: string;

/** The icons in use (`svgFiles`), which the build sets. */
declare const ICON_SPRITE: {
  /** The URL path of the file with the icons. */
  path: string;
  names: readonly string[];
};

/** The inline script of every page (`defineInlineScript`), which the build sets. */
declare const INLINE_SCRIPT: string;

/** The site's prefix, which the build sets: empty at the root. */
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
