import { allowedOrigins, isAllowed } from "./requestGuard";

const origins = allowedOrigins(8000, { CODESPACE_NAME: "octo-space" });
const host = "localhost:8000";
const origin = `http://${host}`;
const other = { host, "sec-fetch-site": "cross-site" };
const link = { ...other, "sec-fetch-mode": "navigate" };
const own = "octo-space-8000.app.github.dev";

const cases: [string, Record<string, string>, boolean][] = [
  ["GET", { host }, true],
  ["GET", { host: "127.0.0.1:8000" }, true],
  ["GET", { host: "evil.example:8000" }, false],
  ["GET", { host: "localhost:8001" }, false],
  ["GET", {}, false],
  ["PUT", { host, origin }, true],
  ["PUT", { host }, false],
  ["PUT", { host, origin: "https://evil.example" }, false],
  // Other sites may lead here, but load nothing.
  ["GET", other, false],
  ["GET", { ...link, "sec-fetch-dest": "iframe" }, false],
  ["GET", { ...link, "sec-fetch-dest": "document" }, true],
  // The address that a codespace forwards.
  ["PUT", { host: own, origin: `https://${own}` }, true],
  ["PUT", { host, origin: `https://${own}` }, true],
  ["GET", { host: "other-8000.app.github.dev" }, false],
];

test.each(cases)("answers %s with %j: %s", (method, headers, isAnswered) => {
  expect(isAllowed({ method, headers }, origins)).toBe(isAnswered);
});
