// An edit of data/ must not make a test fail.
process.env.CONTENT_DIR = "tests/fixtures/site";
// Problems in a test's own content are no annotations of a pull request.
delete process.env.GITHUB_ACTIONS;

const common = {
  testEnvironmentOptions: {
    // d3's CommonJS build has the export condition "umd".
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
          // Like verbatimModuleSyntax: only `import type` is removed.
          ["@babel/preset-typescript", { onlyRemoveTypeImports: true }],
        ],
      },
    ],
  },
  // Packages that have ES modules only.
  transformIgnorePatterns: ["/node_modules/(?!temporal-|feed/)"],
  moduleNameMapper: {
    "\\.css$": "<rootDir>/tests/jest/cssModule.cjs",
    "^gatsby$": "<rootDir>/tests/jest/gatsby.tsx",
  },
  // The build sets them.
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
  // Not the copies of the project that builds make.
  roots: ["docs", "scripts", "src"].map((folder) => `<rootDir>/${folder}`),
  clearMocks: true,
  restoreMocks: true,
};

/** @type {import("jest").Config} */
export default {
  // On two cores, Jest by itself would leave one idle.
  maxWorkers: "100%",
  testTimeout: 120_000,
  // A busy machine takes longer than the default of 500 to end a process.
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
