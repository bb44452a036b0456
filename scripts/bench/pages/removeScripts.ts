/** A script element, unless it holds data, as JSON-LD does. */
const script =
  /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/** A link that fetches a script, or data that only scripts use. */
const scriptLink = /<link\b[^>]*\bas="?(?:script|fetch)\b[^>]*>/g;

/** An HTML document without its scripts; all else stays as it is. */
export function removeScripts(html: string): string {
  return html.replace(script, "").replace(scriptLink, "");
}
