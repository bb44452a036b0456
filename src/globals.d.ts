/** Set by the build: where the icon sprite is, and which icons are in it. */
declare const ICON_SPRITE: {
  path: string;
  names: readonly string[];
};

/** Set by the build: whether there is a program or a link on a card. */
declare const HAS_OPENED: boolean;

/** Set by the build: whether there are entries of programs, and so feeds. */
declare const HAS_ENTRIES: boolean;

declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module "*.css";

declare module "*.woff2" {
  const url: string;
  export default url;
}
