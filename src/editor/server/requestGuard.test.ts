import { allowedOrigins, isAllowed } from "./requestGuard";

const origins = allowedOrigins(8000, { CODESPACE_NAME: "octo-space" });
const host = "localhost:8000";
const origin = `http://${host}`;
const allows = (method: string, headers: Record<string, string>, url = "/") =>
  isAllowed({ method, headers, url }, origins);

test("answers this machine only", () => {
  expect(allows("GET", { host })).toBe(true);
  expect(allows("GET", { host: "127.0.0.1:8000" })).toBe(true);
  expect(allows("GET", { host: "evil.example:8000" })).toBe(false);
  expect(allows("GET", { host: "localhost:8001" })).toBe(false);
  expect(allows("GET", {})).toBe(false);
});

test("writes for its own page only", () => {
  expect(allows("PUT", { host, origin })).toBe(true);
  expect(allows("PUT", { host })).toBe(false);
  expect(allows("PUT", { host, origin: "https://evil.example" })).toBe(false);
  expect(allows("PUT", { host, origin: "null" })).toBe(false);
});

test("does not let other sites load its answers", () => {
  const headers = { host, "sec-fetch-site": "cross-site" };
  expect(allows("GET", headers, "/__edit/api/content")).toBe(false);
  expect(allows("GET", headers, "/__edit/")).toBe(true);
});

test("answers the address that a codespace forwards, and no other's", () => {
  const own = "octo-space-8000.app.github.dev";
  expect(allows("PUT", { host: own, origin: `https://${own}` })).toBe(true);
  expect(allows("PUT", { host, origin: `https://${own}` })).toBe(true);
  expect(allows("GET", { host: "other-8000.app.github.dev" })).toBe(false);
  expect(allowedOrigins(8000, {}).has(`https://${own}`)).toBe(false);
});
