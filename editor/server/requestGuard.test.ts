import { allowedOrigins, isAllowed } from "./requestGuard";

const origins = allowedOrigins(8000, { CODESPACE_NAME: "octo-space" });
const host = "localhost:8000";
const origin = `http://${host}`;
const allows = (method: string, headers: Record<string, string>) =>
  isAllowed({ method, headers }, origins);

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

test("lets other sites lead here, but load nothing at any address", () => {
  const headers = { host, "sec-fetch-site": "cross-site" };
  const link = { ...headers, "sec-fetch-mode": "navigate" };
  expect(allows("GET", headers)).toBe(false);
  expect(allows("GET", { ...link, "sec-fetch-dest": "iframe" })).toBe(false);
  expect(allows("GET", { ...link, "sec-fetch-dest": "document" })).toBe(true);
});

test("answers the address that a codespace forwards, and no other's", () => {
  const own = "octo-space-8000.app.github.dev";
  expect(allows("PUT", { host: own, origin: `https://${own}` })).toBe(true);
  expect(allows("PUT", { host, origin: `https://${own}` })).toBe(true);
  expect(allows("GET", { host: "other-8000.app.github.dev" })).toBe(false);
  expect(allowedOrigins(8000, {}).has(`https://${own}`)).toBe(false);
});
