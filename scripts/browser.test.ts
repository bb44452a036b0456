import { obtainBrowser } from "./browser.mjs";

const own = "/playwright/chrome";

interface Facts {
  env?: Record<string, string>;
  /** Paths of browsers that start. */
  browsers?: string[];
  isRoot?: boolean;
  /** Commands that work, with the browser that each brings. */
  brings?: Record<string, string>;
}

/** A machine on which nothing works but what a test names. */
function machine({
  env = {},
  browsers = [],
  isRoot = false,
  brings = {},
}: Facts) {
  const there = new Set(browsers);
  const did: string[] = [];
  return {
    did,
    env,
    isRoot,
    starts: (path: string) => there.has(path),
    onPath: (name: string) =>
      name === "apt-get" && "apt-get" in brings
        ? "/usr/bin/apt-get"
        : [...there].find((path) => path === `/usr/bin/${name}`),
    ofPlaywright: () => own,
    run: (command: string, args: string[]) => {
      did.push([command, ...args].join(" "));
      const browser = brings[command];
      if (browser && args[0] !== "update") there.add(browser);
      return command in brings;
    },
    say: () => undefined,
  };
}

test.each(["CHROME_PATH", "PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH"])(
  "%s comes first",
  (variable) => {
    const asked = machine({
      env: { [variable]: "/opt/mine" },
      browsers: ["/usr/bin/chromium", own, "/opt/mine"],
    });
    expect(obtainBrowser(asked)).toBe("/opt/mine");
  },
);

test("a variable that names no browser is a mistake, not a wish", () => {
  const asked = machine({
    env: { CHROME_PATH: "/opt/gone" },
    browsers: ["/usr/bin/chromium"],
  });
  expect(() => obtainBrowser(asked)).toThrow(
    'CHROME_PATH is "/opt/gone", which does not start.',
  );
});

test("an empty variable counts as none", () => {
  const asked = machine({
    env: { CHROME_PATH: "" },
    browsers: ["/usr/bin/chromium"],
  });
  expect(obtainBrowser(asked)).toBe("/usr/bin/chromium");
});

test.each(["chromium", "chromium-browser", "google-chrome"])(
  "the system's %s comes before Playwright's",
  (name) => {
    const asked = machine({ browsers: [own, `/usr/bin/${name}`] });
    expect(obtainBrowser(asked)).toBe(`/usr/bin/${name}`);
    expect(asked.did).toEqual([]);
  },
);

test("Playwright's own is used where it lies ready", () => {
  const asked = machine({ browsers: [own], isRoot: true });
  expect(obtainBrowser(asked)).toBe(own);
  expect(asked.did).toEqual([]);
});

test("without any, Playwright's is downloaded", () => {
  const asked = machine({ brings: { npx: own }, isRoot: true });
  expect(obtainBrowser(asked)).toBe(own);
  expect(asked.did).toEqual([
    "npx --no-install playwright install --no-shell chromium",
  ]);
});

test("a download that does not start gives way to Debian's package", () => {
  const asked = machine({
    brings: { npx: "", "apt-get": "/usr/bin/chromium" },
    isRoot: true,
  });
  expect(obtainBrowser(asked)).toBe("/usr/bin/chromium");
  expect(asked.did.slice(1)).toEqual([
    "apt-get update",
    "apt-get install -y --no-install-recommends chromium fonts-liberation",
  ]);
});

test("packages are left alone by those who may not install them", () => {
  const asked = machine({ brings: { "apt-get": "/usr/bin/chromium" } });
  expect(() => obtainBrowser(asked)).toThrow();
  expect(asked.did).toHaveLength(1);
});

test("when all is refused, one line says what to do", () => {
  const asked = machine({ isRoot: true });
  expect(() => obtainBrowser(asked)).toThrow(
    /^No browser for the tests: install Chromium .* CHROME_PATH .*$/,
  );
});
