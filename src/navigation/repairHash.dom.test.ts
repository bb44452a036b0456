import { repairHash } from "./repairHash";

/** Runs the function as the page does: from its source, in a script. */
function runAsInlineScript() {
  const script = document.createElement("script");
  script.textContent = `(${repairHash.toString()})()`;
  document.head.append(script);
}

beforeEach(() => {
  history.replaceState({ key: "kept" }, "", "/path?query=1");
});

test.each([
  ["#100%", "#100%25"],
  ["#%", "#%25"],
  ["#%zz%20", "#%25zz%2520"],
  ["#%E0%A4%A", "#%25E0%25A4%25A"],
])("%s becomes %s, the rest of the address stays", (hash, repaired) => {
  history.replaceState({ key: "kept" }, "", `/path?query=1${hash}`);
  runAsInlineScript();
  expect(location.hash).toBe(repaired);
  expect(location.pathname + location.search).toBe("/path?query=1");
  expect(history.state).toEqual({ key: "kept" });
  expect(() => decodeURIComponent(location.hash)).not.toThrow();
});

test.each(["", "#faqs", "#caf%C3%A9", "#100%25"])(
  "%j stays as it is",
  (hash) => {
    history.replaceState(null, "", `/path${hash}`);
    runAsInlineScript();
    expect(location.hash).toBe(hash);
  },
);

test("a malformed hash that comes later is mended before others see it", () => {
  runAsInlineScript();
  let seen = "";
  const listener = () => {
    seen = location.hash;
  };
  window.addEventListener("popstate", listener);
  history.replaceState(null, "", "#50%");
  window.dispatchEvent(new PopStateEvent("popstate"));
  window.removeEventListener("popstate", listener);
  expect(seen).toBe("#50%25");
});
