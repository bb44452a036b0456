import type { IncomingMessage } from "node:http";

/**
 * Returns the origins that the editor answers to: this machine and, in a
 * GitHub codespace, the address that GitHub forwards to it.
 */
export function allowedOrigins(
  port: number,
  environment: Readonly<Record<string, string | undefined>>,
): Set<string> {
  const origins = ["localhost", "127.0.0.1", "[::1]"].map(
    (host) => `http://${host}:${port}`,
  );
  const { CODESPACE_NAME: name = "" } = environment;
  const domain =
    environment.GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN ?? "app.github.dev";
  if (/^[a-z0-9-]+$/i.test(name)) {
    origins.push(`https://${name.toLowerCase()}-${port}.${domain}`);
  }
  return new Set(origins);
}

/**
 * Returns whether a request comes from the editor's own page. The host keeps
 * out DNS rebinding; the origin and Sec-Fetch-Site keep out other sites, which
 * may only lead here, whatever the address.
 */
export function isAllowed(
  { method = "", headers }: Partial<IncomingMessage>,
  origins: ReadonlySet<string>,
): boolean {
  const { host = "", origin, "sec-fetch-site": site } = headers ?? {};
  const isKnownHost = [...origins].some((own) => new URL(own).host === host);
  if (!isKnownHost || (origin !== undefined && !origins.has(origin)))
    return false;
  const isRead = ["GET", "HEAD"].includes(method);
  const isLink =
    headers?.["sec-fetch-mode"] === "navigate" &&
    headers["sec-fetch-dest"] === "document";
  const isSameSite =
    site === undefined || site === "same-origin" || site === "none";
  return isRead ? isSameSite || isLink : isSameSite && origin !== undefined;
}
