/** The colors of each theme. tokens.css has the colors that do not depend on the theme. */
export const themes = {
  light: {
    colorScheme: "light",
    palette: {
      background: "#faf7f2",
      surface: "#fffdf9",
      "surface-raised": "#ffffff",
      border: "#e6dccd",
      text: "#221a12",
      "text-muted": "#64574a",
      accent: "#ff914d",
      "accent-text": "#a6450b",
      gold: "#d4be69",
      "gold-text": "#755d14",
      "large-gold-text": "#b5850c",
      "on-accent": "#1f1106",
      social: "#b54c0c",
      focus: "#8a3806",
      "danger-text": "#a3281a",
      "success-text": "#2a6a31",
      "robot-shadow": "rgb(34 26 18 / 60%)",
      glow: "rgb(255 145 77 / 22%)",
      // Mixed by hand from the colors above, because `color-mix()` needs Chrome 111.
      bar: "#fffdf9d6",
      tile: "#ff914d29",
      tag: "#d4be6942",
      "placeholder-center": "#ff914d42",
      "placeholder-edge": "#ff914d14",
      "active-border": "#f4b387",
      timeline: "#fdc4a0",
      // The accent color is too faint for a thin line on white.
      arc: "#d76f2f",
      "map-dot": "#bbb0a2",
    },
    shadows: [
      "0 1px 2px rgb(74 52 28 / 8%), 0 6px 20px rgb(74 52 28 / 7%)",
      "0 2px 6px rgb(74 52 28 / 10%), 0 18px 48px rgb(74 52 28 / 14%)",
    ],
  },
  dark: {
    colorScheme: "dark",
    palette: {
      background: "#0f0d0b",
      surface: "#181410",
      "surface-raised": "#211b15",
      border: "#372d23",
      text: "#f6efe6",
      "text-muted": "#c3b6a6",
      accent: "#ff914d",
      "accent-text": "#ffa066",
      gold: "#d4be69",
      "gold-text": "#dcc97e",
      "large-gold-text": "#dcc97e",
      "on-accent": "#1f1106",
      social: "#ff914d",
      focus: "#ffd27a",
      "danger-text": "#ff9d8c",
      "success-text": "#9ed7a4",
      "robot-shadow": "rgb(6 4 3 / 74%)",
      glow: "rgb(255 145 77 / 18%)",
      bar: "#181410d6",
      tile: "#ff914d29",
      tag: "#d4be6942",
      "placeholder-center": "#ff914d42",
      "placeholder-edge": "#ff914d14",
      "active-border": "#a5643a",
      timeline: "#874f2c",
      arc: "#ff9858",
      "map-dot": "#655a4e",
    },
    shadows: [
      "0 1px 2px rgb(0 0 0 / 40%), 0 6px 20px rgb(0 0 0 / 28%)",
      "0 2px 6px rgb(0 0 0 / 45%), 0 18px 48px rgb(0 0 0 / 45%)",
    ],
  },
};

function declarations({
  colorScheme,
  palette,
  shadows,
}: typeof themes.light): string[] {
  return [
    ...Object.entries(palette).map(
      ([name, color]) => `--color-${name}:${color}`,
    ),
    ...shadows.map((shadow, index) => `--shadow-${index + 1}:${shadow}`),
    // `only` prevents browsers with a forced dark mode from darkening this theme.
    `color-scheme:${colorScheme === "light" ? "only light" : "dark"}`,
    `--only-light:${colorScheme === "light" ? "block" : "none"}`,
    `--only-dark:${colorScheme === "dark" ? "block" : "none"}`,
  ];
}

/**
 * Returns the style sheet of both themes. Print is always light. JavaScript sets the
 * theme's class on `<body>`. Without JavaScript, the system's preference applies.
 */
export function themeStyleSheet(): string {
  const light = declarations(themes.light);
  // The body inherits the values that both themes share.
  const dark = declarations(themes.dark)
    .filter((declaration) => !light.includes(declaration))
    .join(";");
  return (
    `:root,.light-mode{${light.join(";")}}` +
    `@media screen{.dark-mode{${dark}}html.dark{color-scheme:dark}}` +
    `@media screen and (prefers-color-scheme:dark){body:not(.light-mode){${dark}}}`
  );
}
