import {
  makeNavigationReliable,
  preventReloadOnFailedChunk,
} from "./reliableNavigation";

const HOME = "https://example.org";
const SCRIPTS = "scripts of this document";
const TARGET = "/about?from=mail#whygainova";

const found = { page: { webpackCompilationHash: SCRIPTS } };
const renewed = { page: { webpackCompilationHash: "other scripts" } };

const loadPage = jest.fn<Promise<object>, [string]>();
const assign = jest.fn();
const reload = jest.fn();
const onRequest = jest.fn();

/** Sets up a document as Gatsby does; its router shows what is loaded. */
function openDocument() {
  const location = { href: `${HOME}/terms`, assign, reload };
  const replaced: boolean[] = [];
  const gatsby = Object.assign(new EventTarget(), {
    ___webpackCompilationHash: SCRIPTS,
    ___loader: { loadPage: (path: string) => loadPage(path) },
    ___navigate: (to: string, options?: { replace?: boolean }) => {
      const { href, pathname } = new URL(to, location.href);
      replaced.push(options?.replace ?? false);
      void gatsby.___loader.loadPage(pathname).then(() => {
        location.href = href;
      });
    },
  });
  Object.assign(globalThis, { window: gatsby, location });
  makeNavigationReliable(onRequest);
  const { ___navigate: go, ___loader: loader } = gatsby;
  return { go, loader, location, replaced };
}

beforeEach(() => {
  jest.useFakeTimers();
  loadPage.mockResolvedValue(found);
});

/** Lets everything happen that is due within some time. */
const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

test("a page of this document's scripts is shown without a load", async () => {
  const { go, location, replaced } = openDocument();
  go(TARGET);
  await pass(60_000);
  expect(location.href).toBe(HOME + TARGET);
  expect(assign).not.toHaveBeenCalled();
  expect(onRequest).toHaveBeenCalledTimes(1);
  // As in the browser, the same address gets no second history entry.
  go(TARGET);
  expect(replaced).toEqual([false, true]);
});

test.each<[string, () => Promise<object>, string]>([
  ["other scripts", () => Promise.resolve(renewed), TARGET],
  ["no data", () => Promise.resolve({}), TARGET],
  ["a lost file", () => Promise.reject(new Error("lost")), TARGET],
  ["a malformed hash", () => Promise.resolve(found), "/about#100%"],
])(
  "a page with %s is loaded once as a document, at its whole address",
  async (_, load, target) => {
    loadPage.mockImplementation(load);
    const { go, location } = openDocument();
    go(target);
    await pass(60_000);
    expect(assign.mock.calls).toEqual([[target]]);
    expect(location.href).toBe(`${HOME}/terms`);
  },
);

test("a page that stalls is loaded as a document after 3 s", async () => {
  loadPage.mockReturnValue(new Promise(() => undefined));
  const { go } = openDocument();
  go(TARGET);
  await pass(2999);
  expect(assign).not.toHaveBeenCalled();
  await pass(1);
  expect(assign.mock.calls).toEqual([[TARGET]]);
});

test("a step back to a page that cannot be shown reloads its address", async () => {
  loadPage.mockResolvedValue(renewed);
  const { loader } = openDocument();
  void loader.loadPage("/terms");
  await pass();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(assign).not.toHaveBeenCalled();
});

test("a late page replaces neither a later one nor a step back", async () => {
  const { go, location } = openDocument();
  const loadLate = (page: object, ms = 1000) =>
    loadPage.mockReturnValueOnce(
      new Promise((resolve) => {
        setTimeout(resolve, ms, page);
      }),
    );
  for (const page of [found, renewed]) {
    loadLate(page);
    loadLate(found, 2000);
    go("/about");
    go("/teams");
    await pass(60_000);
    expect(location.href).toBe(`${HOME}/teams`);

    loadLate(page);
    go("/about");
    location.href = `${HOME}/terms`;
    await pass(60_000);
    expect(location.href).toBe(`${HOME}/terms`);
  }
  expect(assign).not.toHaveBeenCalled();
});

test("a chunk that fails to load reaches no listener that reloads the page", () => {
  const target = new EventTarget();
  Object.assign(globalThis, { window: target });
  preventReloadOnFailedChunk();
  target.addEventListener("unhandledrejection", reload);
  const reject = (reason: string) => {
    const event = new Event("unhandledrejection", { cancelable: true });
    return target.dispatchEvent(Object.assign(event, { reason }));
  };
  expect(reject("ChunkLoadError: Loading chunk 12 failed.")).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(reject("Error: another one")).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
