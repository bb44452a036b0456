// Unit tests use the fixture site, so that no edit of data/ can make a test fail.
process.env.CONTENT_DIR = "tests/fixtures/site";
// Problems in a test's own content must not annotate a pull request.
delete process.env.GITHUB_ACTIONS;

const common = {
  testEnvironmentOptions: {
    // The export condition of d3's CommonJS build is "umd".
    customExportConditions: ["umd", "browser", "require"],
  },
  transform: {
    "\\.[cm]?[jt]sx?$": [
      "babel-jest",
      {
        babelrc: false,
        configFile: false,
        presets: [
          ["babel-preset-gatsby", { reactRuntime: "automatic" }],
          // Removes only `import type`, as verbatimModuleSyntax does.
          ["@babel/preset-typescript", { onlyRemoveTypeImports: true }],
        ],
      },
    ],
  },
  // These packages only have ES modules, which Jest must transform.
  transformIgnorePatterns: ["/node_modules/(?!temporal-|feed/)"],
  moduleNameMapper: {
    "\\.css$": "<rootDir>/tests/jest/cssModule.cjs",
    "^gatsby$": "<rootDir>/tests/jest/gatsby.tsx",
  },
  // The build defines these constants.
  globals: {
    __PATH_PREFIX__: "",
    MAP_DOTS: "/dots.svg",
    ICON_SPRITE: {
      path: "/icons.svg",
      names: [
        "envelope",
        "github",
        "linkedin",
        "moon",
        "rocket",
        "sun",
        "user",
      ],
    },
  },
  // `.sites` is not a root, because it contains build copies of the project.
  roots: ["docs", "scripts", "src"].map((folder) => `<rootDir>/${folder}`),
  clearMocks: true,
  restoreMocks: true,
};

/** @type {import("jest").Config} */
export default {
  // On a machine with two cores, Jest would use only one core by default.
  maxWorkers: "100%",
  testTimeout: 120_000,
  // In ms. A busy machine takes longer than the default of 500 ms to end a process.
  workerGracefulExitTimeout: 10_000,
  projects: [
    {
      ...common,
      displayName: "dom",
      testEnvironment: "jsdom",
      testMatch: ["**/*.test.tsx", "**/*.dom.test.ts"],
    },
    {
      ...common,
      displayName: "node",
      testEnvironment: "node",
      testMatch: ["**/!(*.dom).test.ts"],
    },
  ],
};
