import { TRUSTED_TYPES } from "../../../document/trustedTypes";
import type { inlineBlocks } from "./inlineBlocks";

/**
 * Returns the Content Security Policy of all pages. They share one, because the
 * policy of the first page also applies to pages that are routed to on the
 * client, and because the 404 page answers any path.
 */
export function contentSecurityPolicy(
  documents: readonly ReturnType<typeof inlineBlocks>[],
): string {
  const scripts = unique(documents.flatMap((blocks) => blocks.scripts));
  const styles = unique(documents.flatMap((blocks) => blocks.styles));
  return [
    ["default-src", "'none'"],
    ["base-uri", "'none'"],
    ["connect-src", "'self'"],
    ["font-src", "'self'"],
    // A script reads the contact form; the visitor's mail program sends it.
    ["form-action", "'none'"],
    ["frame-ancestors", "'none'"],
    ["img-src", "'self'"],
    ["manifest-src", "'self'"],
    ["object-src", "'none'"],
    ["require-trusted-types-for", "'script'"],
    ["script-src", "'self'", ...scripts],
    ["style-src", "'self'", ...styles],
    ["trusted-types", ...Object.values(TRUSTED_TYPES)],
  ]
    .map((directive) => directive.join(" "))
    .join("; ");
}

const unique = (hashes: readonly string[]) => [...new Set(hashes)].sort();
