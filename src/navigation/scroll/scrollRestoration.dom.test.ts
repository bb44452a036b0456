import { shareScrollRestoration } from "./scrollRestoration";

function setReadyState(value: DocumentReadyState) {
  jest.spyOn(document, "readyState", "get").mockReturnValue(value);
}

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no scroll restoration.
  Object.defineProperty(history, "scrollRestoration", {
    configurable: true,
    writable: true,
    value: "auto",
  });
});

afterEach(() => {
  jest.useRealTimers();
});

test("the browser restores until the document is loaded", () => {
  setReadyState("interactive");
  shareScrollRestoration();
  jest.runAllTimers();
  expect(history.scrollRestoration).toBe("auto");
  window.dispatchEvent(new Event("pageshow"));
  jest.runAllTimers();
  expect(history.scrollRestoration).toBe("manual");
});

test("a script that comes late takes over at once", () => {
  setReadyState("complete");
  shareScrollRestoration();
  jest.runAllTimers();
  expect(history.scrollRestoration).toBe("manual");
});

test("a document that is left goes back to the browser, and returns", () => {
  setReadyState("complete");
  shareScrollRestoration();
  jest.runAllTimers();
  window.dispatchEvent(new Event("pagehide"));
  expect(history.scrollRestoration).toBe("auto");
  window.dispatchEvent(new Event("pageshow"));
  jest.runAllTimers();
  expect(history.scrollRestoration).toBe("manual");
});
