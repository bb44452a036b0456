/** Set by the build: where the icon sprite is, and which icons are in it. */
declare const ICON_SPRITE: {
  path: string;
  names: readonly string[];
};
