/** Set by the build: where the icon sprite is, and which icons are in it. */
declare const ICON_SPRITE: {
  path: string;
  names: readonly string[];
};

interface Window {
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
