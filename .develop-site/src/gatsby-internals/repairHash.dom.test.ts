test("escapes a malformed hash, on arrival and when the visitor goes back, and keeps the state", async () => {
  history.replaceState({ key: "1" }, "", "#100%");
  await import("./repairHash");
  expect(location.hash).toBe("#100%25");
  expect(history.state).toEqual({ key: "1" });

  history.replaceState(null, "", "#%E0%A4%A");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(location.hash).toBe("#%25E0%25A4%25A");

  history.replaceState(null, "", "#caf%C3%A9");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(location.hash).toBe("#caf%C3%A9");
});
