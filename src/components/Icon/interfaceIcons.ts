/** The icons that components name themselves; all others are named in `data/`. */
export const interfaceIcons = [
  "arrow-right",
  "bars",
  "chevron-down",
  "check",
  "copy",
  "envelope",
  "github",
  "linkedin",
  "moon",
  "plus",
  "sun",
  "user",
  "xmark",
] as const;
