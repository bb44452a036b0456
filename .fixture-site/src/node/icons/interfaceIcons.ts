/** Icons that components name; all others are named in `data/`. */
export const interfaceIcons = [
  "chevron-down",
  "envelope",
  "github",
  "linkedin",
  "moon",
  "plus",
  "sun",
  "user",
] as const;
