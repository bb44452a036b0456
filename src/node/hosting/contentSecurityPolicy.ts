import { TRUSTED_TYPES } from "../../document/trustedTypes";
import type { InlineBlocks } from "./inlineBlocks";

/**
 * The Content Security Policy of all pages. There is one for all of them,
 * because the policy of a visitor's first page governs each that follows
 * without a new document, and because page 404 answers any address.
 *
 * @param documents the inline blocks of every page
 * @returns the value of the header, always the same for the same pages
 */
export function contentSecurityPolicy(
  documents: readonly InlineBlocks[],
): string {
  const scripts = unique(documents.flatMap((blocks) => blocks.scripts));
  const styles = unique(documents.flatMap((blocks) => blocks.styles));
  return [
    ["default-src", "'none'"],
    ["base-uri", "'none'"],
    ["connect-src", "'self'"],
    ["font-src", "'self'"],
    // The contact form is read by script and sent by the visitor's own mail.
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
